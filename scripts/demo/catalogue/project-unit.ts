export interface ProjectUnit {
  id: number;
  unitNumber: string;
  floor: 0 | 1 | 2;
  beds: 2 | 3;
  living: number;
  terrace: number;
  garden?: number;
  rear: 's' | 'sw' | 'w' | 'e';
  price: number;
  state?: 'closed' | 'option' | 'new';
  nl: string;
  fr: string;
}

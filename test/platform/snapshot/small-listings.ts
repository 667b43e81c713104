export const villaInDurbuy = {
  ID: 84213,
  Goal: 0,
  City: 'DURBUY',
  Zip: '6940',
  WebID: 1,
  RecordFile: '12',
  Marquee: 0,
  Price: 385000,
  PublishPrice: true,
  PublishAddress: false,
  Street: 'Rue du Vieux Pont',
  HouseNumber: '7',
  CountryID: 10,
  EnergyPerformance: 160,
};
export const villaDetail = {
  ID: 84213,
  ManagerID: 1,
  NumberOfBedRooms: 4,
  SurfaceLiving: 210,
  HasGarden: true,
  EPCCertificateNumber: '20230612004211',
  Documents: [{ Name: 'Plan', File: 'plans/84213.pdf' }],
};
export const studioForRent = {
  ID: 84300,
  Goal: 1,
  City: 'DURBUY',
  Zip: '6940',
  WebID: 3,
  Marquee: 4,
  Price: 550,
  PublishPrice: true,
  PublishAddress: true,
  CountryID: 10,
  EPCLabelText: 'C',
};
export const studioDetail = {
  ID: 84300,
  SurfaceLiving: 38,
  DepositAmount: 1100,
  ChargesRenter: 40,
  EPCCertificateNumber: '20230612004212',
};

export const VILLA_TEXTS = {
  nl: { TypeDescription: 'Villa met zicht op de Ourthe', MainTypeName: 'villa' },
  fr: { TypeDescription: 'Villa avec vue sur l’Ourthe', MainTypeName: 'villa' },
};
export const STUDIO_TEXTS = {
  nl: { TypeDescription: 'Lichte studio in het centrum', MainTypeName: 'studio' },
  fr: { TypeDescription: 'Studio lumineux au centre', MainTypeName: 'studio' },
};

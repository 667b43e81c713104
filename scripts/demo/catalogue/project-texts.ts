import type { DemoLanguage } from './vocabulary.ts';

interface ProjectTexts {
  name: string;
  description: string;
  delivery: string;
  technical: string;
  situation: string;
  prices: string;
  planning: string;
  documents: { name: string; file: string }[];
}

/** The texts of the project Residentie Les Berges; lines that begin with '- ' are list items. */
export const PROJECT_TEXTS: Readonly<Record<DemoLanguage, ProjectTexts>> = {
  nl: {
    name: 'Residentie Les Berges',
    description: `Op de plaats waar de oude houtzagerij van Barvaux haar boomstammen uit de Ourthe haalde, komen dertien appartementen in zandsteen, zink en lariks. Het gebouw volgt de bocht van de rivier: elke leefruimte kijkt naar het water, geen enkel terras kijkt in dat van de buren.

De appartementen hebben twee of drie slaapkamers, van 82 tot 98 m², verdeeld over een gelijkvloers met tuinen, een verdieping en een bovenste laag onder leien. Een lift verbindt alles met de kelder, waar fietsen, bergingen en de garageboxen staan.

U koopt bij een bouwheer uit de streek die met vaste vakmensen werkt en elke maand een werfbezoek voor kopers houdt. Wie vroeg beslist, kiest zijn keuken, zijn vloeren en de plaats van elke schakelaar.`,
    delivery: `De ruwbouw staat onder dak sinds september 2026. De voorlopige oplevering is voorzien in het derde kwartaal van 2027, appartement per appartement, in aanwezigheid van de koper en van een onafhankelijke architect.

- Waarborg volgens de wet Breyne: voltooiingswaarborg bij een Belgische bank
- Betaling in acht schijven, volgens de vordering van de werf
- Definitieve oplevering een jaar na de voorlopige`,
    technical: `Het gebouw haalt een Ew-peil van 34 en label A. Alles wat u niet ziet, is zo gekozen dat u het twintig jaar niet hoeft te zien.

- Dragende muren in betonsteen, gevels in zandsteen uit de streek en lariks
- Driedubbel glas in aluminium ramen, screens aan de zuidkant
- Individuele lucht-waterwarmtepomp met vloerverwarming
- Ventilatie met warmteterugwinning (systeem D)
- Eiken parket in de leefruimte en de slaapkamers, tegels in de natte ruimtes
- Lift tot in de kelder, drempelloos van de straat tot het terras
- Zonnepanelen voor de gemene delen, laadpunt voorbereid op elke parkeerplaats`,
    situation: `De residentie staat aan de Quai de l’Ourthe, op 400 meter van het station van Barvaux en op 200 meter van de bakker, de apotheek en de supermarkt. De RAVeL vertrekt voor de deur. Durbuy ligt op vier kilometer, Luik op veertig minuten met de trein.

Het perceel ligt boven het peil van de overstromingen van juli 2021; het gelijkvloers werd 60 cm opgehoogd en de kelder is waterdicht uitgevoerd.`,
    prices: `Prijzen met 21 % btw, zonder aktekosten en aansluitingen. Parkeerplaats: € 16.940. Gesloten garagebox: € 29.645. Kelder begrepen.`,
    planning: `- Stedenbouwkundige vergunning afgeleverd op 12 maart 2025 door de gemeente Durbuy
- Start van de werken: juni 2025
- Ruwbouw onder dak: september 2026
- Afwerking: tot juni 2027
- Voorlopige oplevering: september 2027`,
    documents: [
      { name: 'Lastenboek', file: 'projects/les-berges/lastenboek-nl.pdf' },
      { name: 'Prijslijst', file: 'projects/les-berges/prijslijst-nl.pdf' },
      { name: 'Planning en betalingsschijven', file: 'projects/les-berges/planning-nl.pdf' },
      { name: 'Basisakte, samenvatting', file: 'projects/les-berges/basisakte-nl.pdf' },
    ],
  },
  fr: {
    name: 'Résidence Les Berges',
    description: `Là où l’ancienne scierie de Barvaux tirait ses troncs de l’Ourthe s’élèvent treize appartements en grès, zinc et mélèze. Le bâtiment épouse la courbe de la rivière : chaque séjour regarde l’eau, aucune terrasse ne donne sur celle du voisin.

Les appartements comptent deux ou trois chambres, de 82 à 98 m², répartis sur un rez avec jardins, un étage et un dernier niveau sous ardoises. Un ascenseur relie le tout à la cave, où se trouvent les vélos, les réserves et les box fermés.

Vous achetez à un maître d’ouvrage de la région, qui travaille avec ses propres artisans et organise chaque mois une visite de chantier. Qui se décide tôt choisit sa cuisine, ses sols et l’emplacement de chaque interrupteur.`,
    delivery: `Le gros œuvre est sous toit depuis septembre 2026. La réception provisoire est prévue au troisième trimestre 2027, appartement par appartement, en présence de l’acquéreur et d’un architecte indépendant.

- Garantie selon la loi Breyne : garantie d’achèvement auprès d’une banque belge
- Paiement en huit tranches, selon l’avancement du chantier
- Réception définitive un an après la provisoire`,
    technical: `Le bâtiment atteint un niveau Ew de 34 et le label A. Tout ce que vous ne voyez pas a été choisi pour que vous n’ayez pas à le voir pendant vingt ans.

- Murs porteurs en blocs de béton, façades en grès de la région et mélèze
- Triple vitrage dans des châssis en aluminium, screens au sud
- Pompe à chaleur air-eau individuelle et chauffage par le sol
- Ventilation à récupération de chaleur (système D)
- Parquet de chêne dans le séjour et les chambres, carrelage dans les pièces d’eau
- Ascenseur jusqu’à la cave, sans seuil de la rue à la terrasse
- Panneaux solaires pour les communs, borne préparée à chaque emplacement`,
    situation: `La résidence se dresse au Quai de l’Ourthe, à 400 mètres de la gare de Barvaux et à 200 mètres de la boulangerie, de la pharmacie et du supermarché. Le RAVeL part devant la porte. Durbuy est à quatre kilomètres, Liège à quarante minutes en train.

La parcelle se trouve au-dessus du niveau des inondations de juillet 2021 ; le rez a été surélevé de 60 cm et la cave est étanche.`,
    prices: `Prix TVA de 21 % comprise, hors frais d’acte et raccordements. Emplacement : € 16.940. Box fermé : € 29.645. Cave comprise.`,
    planning: `- Permis d’urbanisme délivré le 12 mars 2025 par la commune de Durbuy
- Début des travaux : juin 2025
- Gros œuvre sous toit : septembre 2026
- Parachèvement : jusqu’en juin 2027
- Réception provisoire : septembre 2027`,
    documents: [
      { name: 'Cahier des charges', file: 'projects/les-berges/lastenboek-fr.pdf' },
      { name: 'Liste des prix', file: 'projects/les-berges/prijslijst-fr.pdf' },
      { name: 'Planning et tranches de paiement', file: 'projects/les-berges/planning-fr.pdf' },
      { name: 'Acte de base, résumé', file: 'projects/les-berges/basisakte-fr.pdf' },
    ],
  },
};

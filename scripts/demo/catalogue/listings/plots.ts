import type { DemoProperty } from '../demo-listing.ts';

const ALLOTMENT = { RecordFile: '83/5401', AllotmentPermit: true };

/** Building plots and land for sale; widths in metres. */
export const PLOTS: readonly DemoProperty[] = [
  {
    id: 84173,
    goal: 0,
    kind: 'bouwgrond',
    city: 'durbuy',
    house: 'bouwgrond-helling',
    price: 118000,
    marquee: 'new',
    hidden: ['address'],
    facts: { ground: 1240, rear: 's', environment: 'rural' },
    fields: { FrontWidth: 26, PlotWidth: 28, TotalArea: 1240, AllotmentPermit: true },
    nl: {
      title: 'Bouwgrond op het zuiden, tien minuten te voet van Durbuy',
      opening:
        'Een perceel van 1.240 m² dat zacht naar het zuiden daalt, met 26 meter aan de straat. Water, elektriciteit en glasvezel liggen in de berm; de riolering werd in 2023 vernieuwd.\n\nDe verkavelingsvergunning laat een open bebouwing toe van een verdieping en een bewoonbaar dak, in natuursteen of crepi. Een grondsondering is uitgevoerd: vaste leisteen op 1,40 meter, geen bijzondere fundering nodig.',
    },
    fr: {
      title: 'Terrain plein sud, à dix minutes à pied de Durbuy',
      opening:
        'Une parcelle de 1.240 m² en pente douce vers le sud, avec 26 mètres à rue. L’eau, l’électricité et la fibre sont dans l’accotement ; l’égouttage a été refait en 2023.\n\nLe permis d’urbanisation admet une construction quatre façades d’un étage et combles habitables, en pierre ou crépi. Un essai de sol a été réalisé : schiste ferme à 1,40 mètre, aucune fondation spéciale requise.',
    },
  },
  {
    id: 84036,
    goal: 0,
    kind: 'bouwgrond',
    city: 'manhay',
    house: 'bouwgrond-weg',
    price: 62000,
    facts: { ground: 1105, rear: 'sw', environment: 'rural' },
    fields: { FrontWidth: 22, PlotWidth: 24, TotalArea: 1105, AllotmentPermit: false },
    nl: {
      title: 'Betaalbaar bouwperceel in Manhay, nabij de E25',
      opening:
        'Elf are aan een gemeenteweg zonder doorgaand verkeer, op twee minuten van de oprit naar Luik. Geen verkaveling: de regels van het gewestelijk landelijk reglement volstaan, en die laten meer toe dan men denkt.\n\nHet perceel is vlak aan de straat en daalt achteraan een meter. Een kopie van het stedenbouwkundig attest nummer 1 krijgt u op aanvraag.',
    },
    fr: {
      title: 'Parcelle abordable à Manhay, tout près de l’E25',
      opening:
        'Onze ares le long d’une voirie communale sans transit, à deux minutes de l’accès vers Liège. Pas de lotissement : les règles du guide régional suffisent, et elles permettent plus qu’on ne croit.\n\nLa parcelle est plane à rue et descend d’un mètre au fond. Une copie du certificat d’urbanisme numéro 1 s’obtient sur demande.',
    },
  },
  {
    id: 83994,
    goal: 0,
    kind: 'bouwgrond',
    city: 'barvaux',
    house: 'bouwgrond-dorp',
    price: 96500,
    marquee: 'option',
    facts: { ground: 742, rear: 'se', environment: 'village' },
    fields: { FrontWidth: 18, PlotWidth: 18, TotalArea: 742, AllotmentPermit: true },
    nl: {
      title: 'Laatste vrije kavel in een afgewerkte straat, Barvaux',
      opening:
        'Links en rechts staan de huizen er al, met hun hagen en hun bewoners: u weet wat u aan buren en uitzicht krijgt. De kavel van 742 m² is rechthoekig en meteen bouwrijp.\n\nHalfopen bebouwing is toegestaan, kroonlijsthoogte zes meter. School en station op wandelafstand, een zeldzame combinatie in deze vallei.',
    },
    fr: {
      title: 'Dernier lot libre d’une rue achevée, à Barvaux',
      opening:
        'À gauche comme à droite, les maisons sont là, avec leurs haies et leurs habitants : vous savez quels voisins et quelle vue vous attendent. Le lot de 742 m² est rectangulaire et prêt à bâtir.\n\nLa construction trois façades est admise, hauteur sous corniche de six mètres. École et gare accessibles à pied, combinaison rare dans cette vallée.',
    },
  },
  {
    id: 83867,
    goal: 0,
    kind: 'bouwgrond',
    city: 'hotton',
    house: 'bouwgrond-terras',
    price: 84000,
    facts: { ground: 905, rear: 'e', environment: 'village' },
    fields: { FrontWidth: 21, PlotWidth: 22, TotalArea: 905, AllotmentPermit: true },
    nl: {
      title: 'Vlakke grond in de kern van Hotton, buiten waterzone',
      opening:
        'Wie Hotton kent, vraagt eerst naar het water. Dit perceel ligt hoger dan de rivier die u op de foto ziet, op het terras boven de vallei, buiten elke overstromingszone. In juli 2021 bleef het droog.\n\nVlak, vrij van bouwplicht, met een oude muur in kalksteen als zuidgrens. Het gemeentelijk zwembad ligt aan het einde van de straat.',
    },
    fr: {
      title: 'Terrain plat au cœur de Hotton, hors zone inondable',
      opening:
        'Qui connaît Hotton demande d’abord où va l’eau. Cette parcelle domine la rivière que montre la photo : elle se trouve sur la terrasse au-dessus de la vallée, hors de toute zone inondable, et est restée sèche en juillet 2021.\n\nPlane, libre de tout constructeur, avec un vieux mur calcaire pour limite sud. La piscine communale est au bout de la rue.',
    },
  },
  {
    id: 83722,
    goal: 0,
    kind: 'bouwgrond',
    city: 'vielsalm',
    house: 'bouwgrond-bosrand',
    price: 74500,
    facts: { ground: 1380, rear: 's', environment: 'forest' },
    fields: { FrontWidth: 30, PlotWidth: 30, TotalArea: 1380, AllotmentPermit: true },
    nl: {
      title: 'Bosrandperceel van 30 meter breed boven Vielsalm',
      opening:
        'De achtergrens is een rij lariksen, de voorgrens een rustige weg die door de gemeente sneeuwvrij wordt gehouden. Tussen beide ligt plaats voor een woning met bijgebouw.\n\nDe helling van zes procent leent zich voor een souterrain met daglicht. Afstand tot het station: vier minuten met de auto.',
    },
    fr: {
      title: 'Parcelle de 30 mètres en lisière, au-dessus de Vielsalm',
      opening:
        'Au fond, une rangée de mélèzes ; devant, une route calme que la commune déneige. Entre les deux, de quoi bâtir une maison et une annexe.\n\nLa pente de six pour cent se prête à un sous-sol éclairé. La gare est à quatre minutes en voiture.',
    },
  },
  {
    id: 83540,
    goal: 0,
    kind: 'bouwgrond',
    city: 'erezee',
    house: 'bouwgrond-dal',
    price: 79500,
    facts: { ground: 1412, rear: 'sw', environment: 'rural' },
    fields: {
      ...ALLOTMENT,
      FrontWidth: 28,
      PlotWidth: 31,
      TotalArea: 1412,
      AllotmentPermit: false,
    },
    nl: {
      title: 'Bouwgrond van 14 are met vrij uitzicht over de Aisne',
      opening:
        'Achter het perceel begint landbouwgebied: het uitzicht over de Aisne kan niet dichtgebouwd worden. Met 28 meter gevelbreedte is er plaats voor een laag, lang huis zoals men ze hier altijd zette.\n\nHet perceel ligt buiten verkaveling en is vrij van architect en aannemer. Topografische opmeting en bodemattest zijn beschikbaar.',
    },
    fr: {
      title: 'Terrain de 14 ares, vue dégagée sur la vallée de l’Aisne',
      opening:
        'Derrière la parcelle commence la zone agricole : la vue sur l’Aisne ne peut être bâtie. Les 28 mètres à rue laissent place à une maison basse et longue, comme on en a toujours construit ici.\n\nLa parcelle se situe hors lotissement et est libre d’architecte et d’entrepreneur. Levé topographique et attestation de sol sont disponibles.',
    },
  },
  {
    id: 83541,
    goal: 0,
    kind: 'bouwgrond',
    city: 'erezee',
    house: 'bouwgrond-dal',
    price: 71000,
    marquee: 'closed',
    facts: { ground: 1190, rear: 'sw', environment: 'rural' },
    fields: {
      ...ALLOTMENT,
      FrontWidth: 25,
      PlotWidth: 25,
      TotalArea: 1190,
      AllotmentPermit: false,
    },
    nl: {
      title: 'Tweede lot naast de wei, 25 meter aan de weg',
      opening:
        'Het kleinere van twee aangrenzende loten, met dezelfde open blik naar het zuidwesten. Nutsleidingen tot aan de perceelgrens.',
    },
    fr: {
      title: 'Second lot près de la prairie, 25 mètres à front de rue',
      opening:
        'Le plus petit de deux lots contigus, avec la même ouverture au sud-ouest. Raccordements jusqu’à la limite de la parcelle.',
    },
  },
  {
    id: 83480,
    goal: 0,
    kind: 'bouwgrond',
    city: 'marche',
    house: 'bouwgrond-dorpsrand',
    price: 134000,
    hidden: ['price'],
    facts: { ground: 1860, rear: 's', environment: 'village' },
    fields: { FrontWidth: 42, PlotWidth: 44, TotalArea: 1860, AllotmentPermit: true },
    nl: {
      title: 'Grond voor twee woningen of een kleine praktijk, Aye',
      opening:
        'Het voorontwerp dat bij de gemeente ligt, voorziet twee halfopen woningen; een groepspraktijk met appartement behoort volgens de dienst urbanisatie ook tot de mogelijkheden.\n\nEen erfdienstbaarheid van doorgang voor de buur loopt langs de oostgrens en laat het bouwvlak ongemoeid.',
      fields: { Servitudes: 'Recht van doorgang langs de oostgrens, 3 meter breed' },
    },
    fr: {
      title: 'Terrain pour deux maisons ou un petit cabinet, à Aye',
      opening:
        'L’avant-projet déposé à la commune prévoit deux maisons trois façades ; le service de l’urbanisme admet aussi un cabinet de groupe avec appartement.\n\nUne servitude de passage au profit du voisin longe la limite est sans toucher la zone de bâtisse.',
      fields: { Servitudes: 'Droit de passage le long de la limite est, 3 mètres de large' },
    },
  },
  {
    id: 83399,
    goal: 0,
    kind: 'bouwgrond',
    city: 'sommeleuze',
    house: 'bouwgrond-linde',
    price: 68500,
    facts: { ground: 1024, rear: 'w', environment: 'rural' },
    fields: {
      FrontWidth: 23,
      PlotWidth: 24,
      TotalArea: 1024,
      AllotmentPermit: true,
      PreemptiveRights: false,
    },
    nl: {
      title: 'Tien are tussen de kalkstenen hoeves van Heure',
      opening:
        'Een dorpsperceel met aan de straatkant een oude linde die mag blijven staan. De avondzon komt over de velden, de ochtend over de kerk.\n\nKalksteen of een lichte gevelpleister zijn voorgeschreven, wat het straatbeeld en de waarde ten goede komt.',
    },
    fr: {
      title: 'Dix ares entre les fermes calcaires de Heure',
      opening:
        'Une parcelle de village avec, à rue, un vieux tilleul que l’on peut garder. Le soleil du soir vient des champs, celui du matin de l’église.\n\nLa pierre calcaire ou un enduit clair sont prescrits, au bénéfice de la rue et de la valeur.',
    },
  },
  {
    id: 83322,
    goal: 0,
    kind: 'grond',
    city: 'dochamps',
    house: 'weide',
    price: 29500,
    facts: { ground: 21500 },
    fields: { TotalArea: 21500, PreemptiveRights: true },
    nl: {
      title: 'Hooiweide van twee hectare met bron en schuilstal',
      opening:
        'Twee hectare en een kwart grasland in één blok, met een bron die in 2022 niet droogviel en een houten schuilstal voor drie paarden. Vrij van pacht sinds november.\n\nNiet bebouwbaar, wel bemind: door ruiters, schapenhouders en wie een stuk landschap voor zich wil houden.',
      fields: { RegisteredRight: 'Voorkooprecht van de pachter: vervallen' },
    },
    fr: {
      title: 'Prairie de deux hectares avec source et abri',
      opening:
        'Deux hectares et quart d’herbage d’un seul tenant, avec une source qui n’a pas tari en 2022 et un abri de bois pour trois chevaux. Libre de bail à ferme depuis novembre.\n\nNon constructible, mais convoitée : par les cavaliers, les éleveurs de moutons et qui veut garder un bout de paysage.',
      fields: { RegisteredRight: 'Droit de préemption du preneur : éteint' },
    },
  },
  {
    id: 83147,
    goal: 0,
    kind: 'grond',
    city: 'sainthubert',
    house: 'bosperceel',
    price: 41000,
    marquee: 'option',
    facts: { ground: 34800 },
    fields: { TotalArea: 34800, PreemptiveRights: true },
    nl: {
      title: 'Bosperceel met beek, eiken en jachtpad',
      opening:
        'Drie en een halve hectare gemengd bos: eik, beuk en een strook fijnspar die in 2031 kaprijp is. Een forellenbeek loopt over tweehonderd meter langs de noordrand.\n\nJachtrecht verpacht tot 2028. Toegang langs een verharde bosweg, ook met een vrachtwagen.',
    },
    fr: {
      title: 'Parcelle boisée, ruisseau, chênes et layon',
      opening:
        'Trois hectares et demi de forêt mixte : chêne, hêtre et une bande d’épicéas exploitable en 2031. Un ruisseau à truites longe la limite nord sur deux cents mètres.\n\nDroit de chasse loué jusqu’en 2028. Accès par un chemin forestier empierré, même en camion.',
    },
  },
];

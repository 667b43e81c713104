import type { DemoFacts } from './demo-listing.ts';
import type { Condition, DemoLanguage, Heating, Kitchen } from './vocabulary.ts';
import { ORIENTATIONS } from './vocabulary.ts';

/** Builds a sentence in both languages from a listing's facts. */
export type LocalizedSentence = Readonly<Record<DemoLanguage, (facts: DemoFacts) => string>>;

const createSentence = (
  nl: LocalizedSentence['nl'],
  fr: LocalizedSentence['fr'],
): LocalizedSentence => ({ nl, fr });
const createFixedSentence = (nl: string, fr: string): LocalizedSentence =>
  createSentence(
    () => nl,
    () => fr,
  );

/** Sentences about kitchen and living room, by kind of kitchen. */
export const LIVING_SENTENCES: Readonly<Record<Kitchen, readonly LocalizedSentence[]>> = {
  open: [
    createFixedSentence(
      'Een raam van muur tot muur verbindt de open keuken met buiten; de eettafel staat er precies tussenin.',
      'Une fenêtre de mur à mur relie la cuisine ouverte à l’extérieur ; la table se place juste entre les deux.',
    ),
    createFixedSentence(
      'De open keuken is jong en goed gemaakt, met laden in plaats van kasten en een koffiehoek naast de deur.',
      'La cuisine ouverte est récente et bien faite, avec des tiroirs plutôt que des armoires et un coin café près de la porte.',
    ),
    createFixedSentence(
      'Men leeft in één grote ruimte: koken aan de ene kant, lezen aan de andere, eten in het midden.',
      'On vit dans une seule grande pièce : cuisiner d’un côté, lire de l’autre, manger au milieu.',
    ),

    createFixedSentence(
      'Keuken en woonkamer vormen één ruimte, met een kookeiland waar gasten vanzelf blijven hangen.',
      'Cuisine et séjour ne font qu’un, autour d’un îlot où les invités s’attardent volontiers.',
    ),
    createFixedSentence(
      'De leefruimte loopt door tot in de open keuken; wie kookt, houdt het gesprek en het raam in het oog.',
      'Le séjour se prolonge jusqu’à la cuisine ouverte : celui qui cuisine suit la conversation et garde un œil dehors.',
    ),
    createFixedSentence(
      'De open keuken heeft inductie, een combi-oven en een diepe voorraadkast achter een schuifdeur.',
      'La cuisine ouverte est équipée d’une plaque à induction, d’un four combiné et d’un profond garde-manger derrière une porte coulissante.',
    ),
    createFixedSentence(
      'Tussen zithoek en open keuken staat plaats voor een tafel van acht, met licht van twee kanten.',
      'Entre le coin salon et la cuisine ouverte, une table de huit trouve sa place, éclairée de deux côtés.',
    ),
    createFixedSentence(
      'Het aanrecht van de open keuken loopt onder het raam door, zodat de afwas het mooiste uitzicht krijgt.',
      'Le plan de travail de la cuisine ouverte file sous la fenêtre : c’est la vaisselle qui a la plus belle vue.',
    ),
  ],
  equipped: [
    createFixedSentence(
      'Keuken en eethoek delen een raam op de tuinkant; de woonkamer ligt aan de straat, met de radiator onder de vensterbank waar de kat hem wil.',
      'Cuisine et coin repas partagent une fenêtre à l’arrière ; le séjour est côté rue, avec le radiateur sous l’appui où le chat l’attend.',
    ),
    createFixedSentence(
      'De keuken, met toestellen van een goed merk, kreeg een schuifdeur naar de woonkamer: open als het gezellig is, dicht als er gebakken wordt.',
      'La cuisine, dotée d’appareils de bonne marque, a reçu une porte coulissante vers le séjour : ouverte pour la convivialité, fermée pour les fritures.',
    ),

    createFixedSentence(
      'De uitgeruste keuken ligt naast de woonkamer en houdt met een dubbele deur haar geuren voor zich.',
      'La cuisine équipée jouxte le séjour et garde ses parfums pour elle grâce à une double porte.',
    ),
    createFixedSentence(
      'Inkomhal, woonkamer en ingerichte keuken sluiten logisch op elkaar aan, zonder verloren gang.',
      'Hall, séjour et cuisine aménagée s’enchaînent logiquement, sans couloir perdu.',
    ),
    createFixedSentence(
      'De keuken is ingericht met vaatwasser, oven en veel kastruimte, en geeft uit op de achterzijde.',
      'La cuisine est équipée d’un lave-vaisselle, d’un four et de nombreux rangements, et donne à l’arrière.',
    ),
    createFixedSentence(
      'De woonkamer heeft plaats voor een echte eethoek; de ingerichte keuken ligt er vlak naast.',
      'Le séjour accueille un vrai coin repas, et la cuisine équipée se trouve juste à côté.',
    ),
  ],
  farmhouse: [
    createFixedSentence(
      'Rond de grote tafel in de leefkeuken passen twaalf stoelen, en de muur ernaast is dik genoeg voor een vensterbank om op te zitten.',
      'Douze chaises tiennent autour de la grande table de la cuisine familiale, et le mur voisin est assez épais pour un appui de fenêtre où s’asseoir.',
    ),
    createFixedSentence(
      'De leefkeuken heeft een schouw in zandsteen, een bijkeuken op het noorden en een deur naar de zitkamer die altijd openstaat.',
      'La cuisine familiale a sa cheminée en grès, une arrière-cuisine au nord et une porte vers le salon qui reste toujours ouverte.',
    ),
    createFixedSentence(
      'Tussen leefkeuken en zitkamer liggen drie treden: het huis volgt hier nog de rots waarop het staat.',
      'Trois marches séparent la cuisine familiale du salon : la maison suit encore le rocher qui la porte.',
    ),

    createFixedSentence(
      'De leefkeuken is het hart van het huis: een lange tafel, een stenen vloer en altijd iemand die koffie zet.',
      'La cuisine familiale est le cœur de la maison : une longue table, un sol en pierre et toujours quelqu’un qui fait du café.',
    ),
    createFixedSentence(
      'Men komt binnen langs de leefkeuken, met haar spoelbak in blauwe hardsteen, en gaat dan door naar de zitkamer.',
      'On entre par la cuisine familiale et son évier en pierre bleue, avant de passer au salon.',
    ),
    createFixedSentence(
      'In de leefkeuken zijn de balken zichtbaar gebleven; de zitkamer ernaast heeft haar eigen haard.',
      'Dans la cuisine familiale, les poutres sont restées apparentes ; le salon voisin a sa propre cheminée.',
    ),
  ],
  simple: [
    createFixedSentence(
      'De keuken is eenvoudig en werkt; wie wil, trekt haar later bij de woonkamer.',
      'La cuisine est simple et fonctionnelle ; qui le souhaite pourra l’ouvrir plus tard sur le séjour.',
    ),
    createFixedSentence(
      'Woonkamer en keuken liggen achter elkaar en hebben elk een eigen raam.',
      'Séjour et cuisine se suivent, chacun avec sa propre fenêtre.',
    ),
    createFixedSentence(
      'De eenvoudige keuken heeft nog haar oude tegelwand, de woonkamer haar houten plankenvloer.',
      'La cuisine, simple, a gardé sa faïence d’origine et le séjour son plancher.',
    ),
  ],
  kitchenette: [
    createFixedSentence(
      'De kitchenette heeft twee kookplaten, een koelkast en een combi-oven, netjes achter een wand.',
      'La kitchenette comprend deux plaques, un frigo et un four combiné, bien rangés derrière une cloison.',
    ),
    createFixedSentence(
      'Eén ruimte met slaapnis en kitchenette: klein van oppervlakte, groot genoeg van verstand.',
      'Une seule pièce avec alcôve et kitchenette : petite en surface, mais bien pensée.',
    ),
  ],
  none: [
    createFixedSentence(
      'Een keuken is er niet meer: de aansluitingen liggen klaar en u beslist waar ze komt.',
      'Il n’y a plus de cuisine : les arrivées sont prêtes et vous décidez de son emplacement.',
    ),
    createFixedSentence(
      'De vertrekken op het gelijkvloers zijn leeg en droog, klaar om opnieuw te worden ingedeeld.',
      'Les pièces du rez sont vides et saines, prêtes à être redistribuées.',
    ),
  ],
};

/** Sentences about bedrooms and bathrooms, on one level or more. */
export const BEDROOM_SENTENCES = {
  upstairs: [
    createSentence(
      (f) => `Boven liggen ${formatRooms(f, 'nl')}.`,
      (f) => `À l’étage, ${formatRooms(f, 'fr')}.`,
    ),
    createSentence(
      (f) => `De trap komt uit op een overloop met daglicht; daarrond ${formatRooms(f, 'nl')}.`,
      (f) =>
        `L’escalier débouche sur un palier éclairé, autour duquel se distribuent ${formatRooms(f, 'fr')}.`,
    ),
    createSentence(
      (f) =>
        `De nachthal verdeelt ${formatBedroomCount(f, 'nl')}; ${formatBathrooms(f, 'nl')} met raam ${(f.baths ?? 1) + (f.showers ?? 0) > 1 ? 'maken' : 'maakt'} het geheel af.`,
      (f) =>
        `Le hall de nuit dessert ${formatBedroomCount(f, 'fr')} ; ${formatBathrooms(f, 'fr')} avec fenêtre ${(f.baths ?? 1) + (f.showers ?? 0) > 1 ? 'complètent' : 'complète'} l’ensemble.`,
    ),
    createSentence(
      (f) =>
        `Slapen doet men op de verdieping, in ${formatBedroomCount(f, 'nl')} waarvan de grootste aan de achterzijde ligt; ernaast ${formatBathrooms(f, 'nl')}.`,
      (f) =>
        `On dort à l’étage, dans ${formatBedroomCount(f, 'fr')} dont la plus grande donne à l’arrière ; à côté, ${formatBathrooms(f, 'fr')}.`,
    ),
    createSentence(
      (f) =>
        `Met ${formatRooms(f, 'nl', 'een aparte wasplaats')} is er voor iedereen een deur die dicht kan.`,
      (f) => `Avec ${formatRooms(f, 'fr', 'une buanderie séparée')}, chacun a une porte à fermer.`,
    ),
    createSentence(
      (f) =>
        `${capitalize(formatBedroomCount(f, 'nl'))} verdelen zich over de verdieping, samen met ${formatBathrooms(f, 'nl')} en ingemaakte kasten.`,
      (f) =>
        `${capitalize(formatBedroomCount(f, 'fr'))} se partagent l’étage avec ${formatBathrooms(f, 'fr')} et des placards intégrés.`,
    ),
  ],
  both: [
    createSentence(
      (f) => `Slapen kan beneden en boven: samen ${formatRooms(f, 'nl')}.`,
      (f) => `On dort au rez comme à l’étage : en tout, ${formatRooms(f, 'fr')}.`,
    ),
    createSentence(
      (f) =>
        `Eén slaapkamer ligt gelijkvloers, de rest boven; alles samen ${formatRooms(f, 'nl')}.`,
      (f) => `Une chambre est au rez, le reste à l’étage ; en tout, ${formatRooms(f, 'fr')}.`,
    ),
  ],
  level: [
    createSentence(
      (f) =>
        `Alles ligt op één niveau: ${formatRooms(f, 'nl', 'een berging met aansluiting voor de wasmachine')}.`,
      (f) =>
        `Tout tient sur un seul niveau : ${formatRooms(f, 'fr', 'un débarras avec arrivée pour la machine à laver')}.`,
    ),
    createSentence(
      (f) => `Een gang leidt naar ${formatRooms(f, 'nl', 'een apart toilet')}.`,
      (f) => `Un couloir mène à ${formatRooms(f, 'fr', 'une toilette séparée')}.`,
    ),
    createSentence(
      (f) => `Aan de stille kant liggen ${formatRooms(f, 'nl')}.`,
      (f) => `Du côté calme se trouvent ${formatRooms(f, 'fr')}.`,
    ),
    createSentence(
      (f) =>
        `Het slaapgedeelte, met ${formatRooms(f, 'nl')}, is met een deur van het dagdeel gescheiden.`,
      (f) => `La partie nuit, avec ${formatRooms(f, 'fr')}, est séparée du séjour par une porte.`,
    ),
  ],
} as const;

/** Sentences about the outside of a property with a garden. */
export const GARDEN_SENTENCES: readonly LocalizedSentence[] = [
  createSentence(
    (f) =>
      `De tuin van ${formatSquareMetres(f.garden)} ligt op het ${formatOrientation(f, 'nl')}en en is volledig omheind.`,
    (f) =>
      `Le jardin de ${formatSquareMetres(f.garden)}, orienté ${formatOrientation(f, 'fr')}, est entièrement clôturé.`,
  ),
  createSentence(
    (f) =>
      `Achteraan ${formatSquareMetres(f.garden)} tuin, op het ${formatOrientation(f, 'nl')}en: gazon, enkele fruitbomen en een hoek die de vorige bewoners wild lieten.`,
    (f) =>
      `À l’arrière, ${formatSquareMetres(f.garden)} de jardin côté ${formatOrientation(f, 'fr')} : pelouse, quelques fruitiers et un coin laissé sauvage.`,
  ),
  createSentence(
    (f) =>
      `Rondom ligt ${formatSquareMetres(f.garden)} onderhoudsvriendelijke tuin, met een haag langs de straat en zon uit het ${formatOrientation(f, 'nl')}en.`,
    (f) =>
      `Autour, ${formatSquareMetres(f.garden)} de jardin facile d’entretien, une haie côté rue et le soleil ${formatFrenchOf(f)}.`,
  ),
  createSentence(
    (f) =>
      `De tuin (${formatSquareMetres(f.garden)}, ${formatOrientation(f, 'nl')}) heeft een waterput, een houthok en een poort die breed genoeg is voor een aanhangwagen.`,
    (f) =>
      `Le jardin (${formatSquareMetres(f.garden)}, ${formatOrientation(f, 'fr')}) a un puits, un abri à bois et un portail assez large pour une remorque.`,
  ),
];

/** Sentences about the outside of a property whose terrace leads into the garden. */
export const GARDEN_AND_TERRACE_SENTENCES: readonly LocalizedSentence[] = [
  createSentence(
    (f) =>
      `Het terras kijkt naar het ${formatOrientation(f, 'nl')}en en gaat zonder trede over in ${formatSquareMetres(f.garden)} tuin.`,
    (f) =>
      `La terrasse regarde vers ${formatFrenchArticle(f)} et se prolonge, sans marche, par ${formatSquareMetres(f.garden)} de jardin.`,
  ),
  createSentence(
    (f) =>
      `Buiten wachten ${formatSquareMetres(f.garden)} tuin en een ${formatOrientation(f, 'nl')}gericht terras waar men laat kan blijven zitten.`,
    (f) =>
      `Dehors, ${formatSquareMetres(f.garden)} de jardin et une terrasse orientée ${formatOrientation(f, 'fr')} où l’on reste tard.`,
  ),
  createSentence(
    (f) =>
      `Voor lange avonden is er ${formatSquareMetres(f.terrace)} terras op het ${formatOrientation(f, 'nl')}en, met daarachter ${formatSquareMetres(f.garden)} tuin.`,
    (f) =>
      `Pour les longues soirées, ${formatSquareMetres(f.terrace)} de terrasse orientée ${formatOrientation(f, 'fr')} et, derrière, ${formatSquareMetres(f.garden)} de jardin.`,
  ),
  createSentence(
    (f) =>
      `Van het terras (${formatSquareMetres(f.terrace)}) stapt men het gras op: ${formatSquareMetres(f.garden)} tuin, open naar het ${formatOrientation(f, 'nl')}en.`,
    (f) =>
      `De la terrasse (${formatSquareMetres(f.terrace)}), on passe sur l’herbe : ${formatSquareMetres(f.garden)} de jardin ouvert vers ${formatFrenchArticle(f)}.`,
  ),
];

/** Sentences about the outside of a property without a garden. */
export const TERRACE_SENTENCES: readonly LocalizedSentence[] = [
  createSentence(
    (f) =>
      `Het terras van ${formatSquareMetres(f.terrace)} ligt op het ${formatOrientation(f, 'nl')}en.`,
    (f) =>
      `La terrasse de ${formatSquareMetres(f.terrace)} est orientée ${formatOrientation(f, 'fr')}.`,
  ),
  createSentence(
    (f) =>
      `Op ${formatSquareMetres(f.terrace)} terras is plaats voor een tafel en voor de zon uit het ${formatOrientation(f, 'nl')}en.`,
    (f) =>
      `Sur ${formatSquareMetres(f.terrace)} de terrasse, il y a place pour une table et pour le soleil ${formatFrenchOf(f)}.`,
  ),
  createSentence(
    (f) =>
      `Buiten zit u op ${formatSquareMetres(f.terrace)} terras, ${formatOrientation(f, 'nl')}gericht en uit de wind.`,
    (f) =>
      `Dehors, ${formatSquareMetres(f.terrace)} de terrasse orientée ${formatOrientation(f, 'fr')}, à l’abri du vent.`,
  ),
];

/** Sentences about the state of the building, by condition. */
export const CONDITION_SENTENCES: Readonly<Record<Condition, readonly LocalizedSentence[]>> = {
  new: [
    createSentence(
      (f) =>
        `Gebouwd in ${f.year}: de tienjarige aansprakelijkheid loopt nog en u hebt jaren geen werk.`,
      (f) =>
        `Construction de ${f.year} : la garantie décennale court encore et rien n’est à prévoir avant des années.`,
    ),
    createSentence(
      (f) =>
        `Het gebouw dateert van ${f.year} en voldoet aan de isolatienormen van vandaag, met ventilatie in elke kamer.`,
      (f) =>
        `Le bâtiment date de ${f.year} et répond aux normes d’isolation actuelles, avec ventilation dans chaque pièce.`,
    ),
  ],
  renovated: [
    createSentence(
      (f) =>
        `Elektriciteit, leidingen en ramen zijn vernieuwd bij de renovatie van ${f.renovated ?? f.year}; de facturen liggen in het dossier.`,
      (f) =>
        `Électricité, conduites et châssis ont été refaits lors de la rénovation de ${f.renovated ?? f.year} ; les factures sont au dossier.`,
    ),
    createSentence(
      (f) =>
        `De renovatie van ${f.renovated ?? f.year} was grondig: isolatie van binnenuit, nieuwe vloeren en nieuwe ramen in de oude openingen.`,
      (f) =>
        `La rénovation de ${f.renovated ?? f.year} a été complète : isolation par l’intérieur, nouveaux sols et nouveaux châssis dans les anciennes baies.`,
    ),
    createSentence(
      (f) =>
        `In ${f.renovated ?? f.year} werd alles aangepakt, van leidingen tot vloeren; sindsdien is er enkel geleefd.`,
      (f) =>
        `En ${f.renovated ?? f.year}, tout a été repris, des conduites aux sols ; depuis, on n’a fait qu’y vivre.`,
    ),
  ],
  ready: [
    createFixedSentence(
      'Er is niets dat vandaag moet gebeuren, en niets dat u volgend jaar verrast.',
      'Rien n’est à faire aujourd’hui, et rien ne vous surprendra l’an prochain.',
    ),
    createFixedSentence(
      'Keuringen, onderhoudsboekjes en handleidingen zitten in één map, netjes per jaar.',
      'Contrôles, carnets d’entretien et modes d’emploi tiennent dans une farde, classés par année.',
    ),

    createSentence(
      (f) =>
        `Het gebouw van ${f.year} is doorlopend onderhouden: schilderen naar eigen smaak volstaat.`,
      (f) =>
        `Le bâtiment de ${f.year} a été suivi sans interruption : un coup de peinture à votre goût suffit.`,
    ),
    createFixedSentence(
      'Alle technieken zijn gekeurd en in orde; u kunt er morgen intrekken.',
      'Toutes les installations sont contrôlées et en ordre ; vous pouvez emménager demain.',
    ),
    createSentence(
      (f) =>
        `Gebouwd in ${f.year} en sindsdien bijgehouden door eigenaars die elke herstelling noteerden.`,
      (f) =>
        `Construit en ${f.year} et entretenu depuis par des propriétaires qui notaient chaque réparation.`,
    ),
  ],
  good: [
    createSentence(
      (f) =>
        `De structuur van ${f.year} is gezond; keuken of badkamer moderniseren kan, maar hoeft niet meteen.`,
      (f) =>
        `La structure de ${f.year} est saine ; moderniser la cuisine ou la salle de bains est possible, sans être urgent.`,
    ),
    createFixedSentence(
      'Het dak werd nagezien, de schoorsteen geveegd, de verwarming jaarlijks onderhouden: een gebouw zonder verrassingen.',
      'Toiture vérifiée, cheminée ramonée, chauffage entretenu chaque année : un bâtiment sans surprise.',
    ),
    createSentence(
      (f) => `Wat in ${f.year} degelijk werd gebouwd, is dat gebleven.`,
      (f) => `Ce qui fut solidement construit en ${f.year} l’est resté.`,
    ),
  ],
  refresh: [
    createFixedSentence(
      'Reken op nieuwe elektriciteit en een frisse badkamer; muren, balken en dak zijn droog en recht.',
      'Comptez une nouvelle électricité et une salle de bains à rafraîchir ; murs, charpente et toiture sont secs et droits.',
    ),
    createSentence(
      (f) => `Het huis van ${f.year} vraagt een opfrissing, en de prijs houdt daar rekening mee.`,
      (f) => `La maison de ${f.year} demande un rafraîchissement, et le prix en tient compte.`,
    ),
    createFixedSentence(
      'Er is werk, maar van het soort dat men kamer per kamer doet terwijl men er woont.',
      'Il y a du travail, mais de celui qu’on mène pièce par pièce en y habitant.',
    ),
  ],
  torenovate: [
    createFixedSentence(
      'Te renoveren van kelder tot nok. Een aannemer maakte een raming per post; u vindt ze in het dossier, samen met een overzicht van de Waalse leningen en premies, die sinds oktober 2026 veranderd zijn.',
      'À rénover de la cave au faîte. Un entrepreneur a établi un estimatif poste par poste ; il figure au dossier avec un aperçu des prêts et primes wallons, revus en octobre 2026.',
    ),
    createFixedSentence(
      'De muren en het volume zijn de troef, al de rest is te doen: elektriciteit, sanitair, isolatie.',
      'Les murs et le volume sont l’atout, tout le reste est à faire : électricité, sanitaires, isolation.',
    ),
  ],
};

/** Sentences about the heating. */
export const HEATING_SENTENCES: Readonly<Record<Heating, readonly LocalizedSentence[]>> = {
  oil: [
    createFixedSentence(
      'De stookolieketel is jaarlijks onderhouden; het attest hangt in de stookplaats.',
      'La chaudière au mazout est entretenue chaque année ; l’attestation est affichée dans la chaufferie.',
    ),
    createFixedSentence(
      'Verwarmd wordt er centraal, op stookolie, met thermostatische kranen.',
      'Chauffage central au mazout, avec vannes thermostatiques.',
    ),
    createFixedSentence(
      'Centrale verwarming op stookolie, tank van 3.000 liter.',
      'Chauffage central au mazout, citerne de 3.000 litres.',
    ),

    createFixedSentence(
      'De centrale verwarming werkt op stookolie.',
      'Le chauffage central fonctionne au mazout.',
    ),
    createFixedSentence(
      'Een stookolieketel met gekeurde tank zorgt voor de centrale verwarming.',
      'Une chaudière au mazout, avec citerne contrôlée, assure le chauffage central.',
    ),
  ],
  gas: [
    createFixedSentence(
      'De gasketel is een condenserend model met kamerthermostaat.',
      'La chaudière au gaz est à condensation, avec thermostat d’ambiance.',
    ),
    createFixedSentence(
      'Aardgas ligt in de straat en in huis: centrale verwarming en warm water lopen erop.',
      'Le gaz naturel est dans la rue et à l’intérieur : chauffage central et eau chaude en dépendent.',
    ),
    createFixedSentence(
      'Voor warmte zorgt een onderhouden gasketel.',
      'Une chaudière au gaz, suivie régulièrement, assure le chauffage.',
    ),
    createFixedSentence('Centrale verwarming op aardgas.', 'Chauffage central au gaz naturel.'),

    createFixedSentence(
      'Een condensatieketel op aardgas verwarmt het geheel.',
      'Une chaudière à condensation au gaz naturel chauffe l’ensemble.',
    ),
    createFixedSentence(
      'Verwarmd wordt er met aardgas, kamer per kamer te regelen.',
      'Le chauffage au gaz naturel se règle pièce par pièce.',
    ),
  ],
  propane: [
    createFixedSentence(
      'Verwarming en warm water komen van een propaanketel met ingegraven tank.',
      'Chauffage et eau chaude viennent d’une chaudière au propane à citerne enterrée.',
    ),
  ],
  heatpump: [
    createFixedSentence(
      'Een lucht-waterwarmtepomp voedt de vloerverwarming.',
      'Une pompe à chaleur air-eau alimente le chauffage par le sol.',
    ),
    createFixedSentence(
      'De warmtepomp verwarmt langs de vloer en maakt ook het warm water.',
      'La pompe à chaleur chauffe par le sol et produit aussi l’eau chaude.',
    ),
  ],
  pellets: [
    createFixedSentence(
      'Warmte komt van een pelletketel die zichzelf aansteekt.',
      'La chaleur vient d’une chaudière à pellets à allumage automatique.',
    ),
    createFixedSentence(
      'De centrale verwarming werkt op pellets, geleverd in bulk.',
      'Le chauffage central fonctionne aux pellets, livrés en vrac.',
    ),

    createFixedSentence(
      'Een pelletketel met silo verwarmt het hele huis.',
      'Une chaudière à pellets avec silo chauffe toute la maison.',
    ),
    createFixedSentence(
      'De pelletketel draait op een vulling per winter.',
      'La chaudière à pellets se contente d’un remplissage par hiver.',
    ),
  ],
  electric: [
    createFixedSentence(
      'De verwarming is elektrisch, per kamer te programmeren.',
      'Le chauffage est électrique, programmable pièce par pièce.',
    ),
    createFixedSentence(
      'Elektrische convectoren houden het snel warm.',
      'Des convecteurs électriques chauffent rapidement.',
    ),
  ],
  wood: [
    createFixedSentence(
      'Een houtkachel geeft de warmte, elektrische toestellen springen bij in de kamers.',
      'Un poêle à bois donne la chaleur, des appareils électriques font l’appoint dans les chambres.',
    ),
    createFixedSentence(
      'De houtkachel in de woonkamer doet het meeste werk; elders staat elektrische bijverwarming.',
      'Le poêle à bois du séjour fait l’essentiel ; ailleurs, un appoint électrique.',
    ),
  ],
  collective: [
    createFixedSentence(
      'Het verbruik van de gemeenschappelijke gasketel wordt per meter afgerekend.',
      'La consommation de la chaudière commune au gaz est relevée au compteur.',
    ),
  ],
};

/** Closing sentences that invite the reader to call. */
export const CLOSING_SENTENCES = {
  sale: [
    createFixedSentence('Bezoeken kan ook op zaterdag.', 'Visites possibles le samedi également.'),
    createFixedSentence(
      'Wij leiden u er graag zelf rond.',
      'Nous vous ferons visiter avec plaisir.',
    ),
    createFixedSentence(
      'Vraag ons gerust het volledige dossier.',
      'Demandez-nous le dossier complet.',
    ),
    createFixedSentence('De sleutel ligt bij ons op kantoor.', 'La clé est à l’agence.'),
    createFixedSentence(
      'De verkoper is flexibel over de datum van de akte.',
      'Le vendeur est souple quant à la date de l’acte.',
    ),
  ],
  rent: [
    createFixedSentence(
      'Plaatsbeschrijving en huurcontract worden door ons kantoor opgemaakt.',
      'L’état des lieux et le bail sont établis par notre agence.',
    ),
    createFixedSentence(
      'Stuur ons uw huuraanvraag na het bezoek.',
      'Envoyez-nous votre candidature après la visite.',
    ),
    createFixedSentence(
      'De huurwaarborg staat op een geblokkeerde rekening, op uw naam.',
      'La garantie locative se place sur un compte bloqué, à votre nom.',
    ),
    createFixedSentence(
      'Bezoeken op afspraak, ook na de werkuren.',
      'Visites sur rendez-vous, aussi après les heures de bureau.',
    ),
  ],
} as const;

const NUMBER_WORDS: Readonly<Record<DemoLanguage, readonly string[]>> = {
  nl: ['geen', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};

export const formatNumberWord = (count: number, lang: DemoLanguage): string =>
  NUMBER_WORDS[lang][count] ?? String(count);

function formatBedroomCount({ beds: count = 0 }: DemoFacts, lang: DemoLanguage): string {
  const word = formatNumberWord(count, lang);
  if (lang === 'nl') return count === 1 ? 'een slaapkamer' : `${word} slaapkamers`;
  return count === 1 ? 'une chambre' : `${word} chambres`;
}

/** Returns bedrooms and bathrooms as one enumeration; `more` is added if it is given. */
function formatRooms(facts: DemoFacts, lang: DemoLanguage, more?: string): string {
  return formatEnumeration(
    [formatBedroomCount(facts, lang), ...listBathrooms(facts, lang), ...(more ? [more] : [])],
    lang,
  );
}

const formatBathrooms = (facts: DemoFacts, lang: DemoLanguage) =>
  formatEnumeration(listBathrooms(facts, lang), lang);

function listBathrooms({ baths: bath = 1, showers = 0 }: DemoFacts, lang: DemoLanguage): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [number === 1 ? one : `${formatNumberWord(number, lang)} ${many}`];
  return lang === 'nl'
    ? [
        ...count(bath, 'een badkamer', 'badkamers'),
        ...count(showers, 'een doucheruimte', 'doucheruimtes'),
      ]
    : [
        ...count(bath, 'une salle de bains', 'salles de bains'),
        ...count(showers, 'une salle de douche', 'salles de douche'),
      ];
}

function formatEnumeration(parts: readonly string[], lang: DemoLanguage): string {
  const and = lang === 'nl' ? ' en ' : ' et ';
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(and);
}

const formatSquareMetres = (surface = 0) => `${groupThousands(surface)} m²`;
const groupThousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
const formatOrientation = ({ rear = 's' }: DemoFacts, lang: DemoLanguage) =>
  ORIENTATIONS[rear][lang].toLowerCase();

/** Returns the orientation with its French article, which elides before a vowel: 'le sud', 'l’est'. */
const formatFrenchArticle = (facts: DemoFacts): string => {
  const orientation = formatOrientation(facts, 'fr');
  return /^[eo]/.test(orientation) ? `l’${orientation}` : `le ${orientation}`;
};

/** Returns the orientation after the French 'de': 'du sud', 'de l’est'. */
const formatFrenchOf = (facts: DemoFacts): string =>
  `de ${formatFrenchArticle(facts)}`.replace(/^de le /, 'du ');
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The agency's texts about cities (LocationDescription) in both languages. */
export interface CityText {
  nl: string;
  fr: string;
}

export const CITY_TEXTS: Readonly<Record<string, CityText>> = {
  durbuy: {
    nl: 'Durbuy ligt in een lus van de Ourthe, met zijn kasseistraatjes, zijn markthal en zijn topiairytuin. Buiten het hoogseizoen is het een dorp waar de bakker u bij naam kent; Barvaux, met station en supermarkten, ligt op vier kilometer.',
    fr: 'Durbuy se blottit dans une boucle de l’Ourthe, avec ses ruelles pavées, sa halle et son parc des topiaires. Hors saison, c’est un village où le boulanger vous appelle par votre nom ; Barvaux, sa gare et ses supermarchés sont à quatre kilomètres.',
  },
  tohogne: {
    nl: 'Tohogne, Borlon en Heyd vormen het hoge, open deel van de gemeente Durbuy: korenvelden, een romaanse kerk en lange zichten over de Condroz. In tien minuten staat u in Barvaux of Bomal voor de trein en de winkels.',
    fr: 'Tohogne, Borlon et Heyd forment le plateau ouvert de la commune de Durbuy : champs de blé, église romane et longues vues sur le Condroz. En dix minutes, vous êtes à Barvaux ou à Bomal pour le train et les commerces.',
  },
  barvaux: {
    nl: 'Barvaux-sur-Ourthe is het dorp waar heel de streek boodschappen doet: station op de lijn naar Luik, scholen, artsen, een zondagsmarkt in de zomer. De RAVeL langs de Ourthe begint onder de brug.',
    fr: 'Barvaux-sur-Ourthe est le bourg où toute la région fait ses courses : gare sur la ligne de Liège, écoles, médecins, marché du dimanche en été. Le RAVeL qui longe l’Ourthe part sous le pont.',
  },
  bomal: {
    nl: 'In Bomal komt de Aisne in de Ourthe. Het dorp heeft een station, een bekende zondagsmarkt en genoeg winkels om de auto te laten staan; Luik ligt op veertig minuten.',
    fr: 'À Bomal, l’Aisne rejoint l’Ourthe. Le village a sa gare, un marché dominical réputé et assez de commerces pour laisser la voiture au garage ; Liège est à quarante minutes.',
  },
  weris: {
    nl: 'Wéris staat op de lijst van de mooiste dorpen van Wallonië: vakwerk, een kerk uit de elfde eeuw en een rij dolmens en menhirs in de velden. Er is een basisschool, een dorpswinkel en op vijf kilometer alles wat Barvaux biedt.',
    fr: 'Wéris compte parmi les plus beaux villages de Wallonie : colombages, église du onzième siècle, alignement de dolmens et de menhirs dans les champs. On y trouve une école fondamentale, une épicerie et, à cinq kilomètres, tout ce qu’offre Barvaux.',
  },
  grandhan: {
    nl: 'Grandhan ligt aan de brede bocht die de Ourthe maakt voor ze Durbuy bereikt. Een school, een camping aan het water en open weiden; Marche-en-Famenne en Barvaux liggen elk op een kwartier.',
    fr: 'Grandhan s’étire le long du large méandre que dessine l’Ourthe avant Durbuy. Une école, un camping au bord de l’eau et des prairies ouvertes ; Marche-en-Famenne et Barvaux sont chacune à un quart d’heure.',
  },
  hotton: {
    nl: 'Hotton heeft zijn grotten, zijn watermolen en een marktplein waar op elke dag van de week iets open is. De kern is vlak, een zeldzaamheid in deze vallei, en het station Melreux-Hotton ligt op twee kilometer.',
    fr: 'Hotton a ses grottes, son moulin à eau et une place où quelque chose est ouvert chaque jour de la semaine. Le centre est plat, chose rare dans cette vallée, et la gare de Melreux-Hotton est à deux kilomètres.',
  },
  melreux: {
    nl: 'Melreux groeide rond zijn station: twee treinen per uur naar Marloie of Luik in de spits, een supermarkt en een school op wandelafstand. Hotton begint aan de overkant van de rotonde.',
    fr: 'Melreux a grandi autour de sa gare : deux trains par heure vers Marloie ou Liège aux heures de pointe, un supermarché et une école accessibles à pied. Hotton commence de l’autre côté du rond-point.',
  },
  hampteau: {
    nl: 'Hampteau ligt tussen Hotton en Rendeux, waar de Isbelle in de Ourthe valt. Een dorp van stenen huizen zonder doorgaand verkeer, met bospaden die achter de kerk vertrekken.',
    fr: 'Hampteau se situe entre Hotton et Rendeux, là où l’Isbelle se jette dans l’Ourthe. Un village de maisons en pierre sans trafic de transit, d’où les sentiers forestiers partent derrière l’église.',
  },
  marche: {
    nl: 'Marche-en-Famenne is de stad van de streek: ziekenhuis, scholen tot de laatste graad, cultuurhuis, een voetgangerskern met terrassen. De N4 brengt u in veertig minuten naar Namen.',
    fr: 'Marche-en-Famenne est la ville de la région : hôpital, écoles jusqu’en rhéto, maison de la culture, piétonnier et terrasses. La N4 vous mène à Namur en quarante minutes.',
  },
  laroche: {
    nl: 'La Roche-en-Ardenne ligt diep in de vallei onder de ruïne van zijn burcht. Slagers met Ardense ham, een kleine bioscoop en, meteen buiten de laatste huizen, uren wandelen zonder een weg over te steken.',
    fr: 'La Roche-en-Ardenne repose au fond de la vallée, sous les ruines de son château. Des salaisonniers, un petit cinéma et, passé les dernières maisons, des heures de marche sans traverser une route.',
  },
  erezee: {
    nl: 'Érezée ligt op een zacht plateau boven de Aisne. De dorpskern heeft bakker, beenhouwer, apotheek en school; de toeristische tram van de Aisne en de golfbaan liggen vlakbij.',
    fr: 'Érezée occupe un plateau doux au-dessus de l’Aisne. Le centre réunit boulangerie, boucherie, pharmacie et école ; le tramway touristique de l’Aisne et le golf sont à deux pas.',
  },
  manhay: {
    nl: 'Manhay is het hoogste dorp van de streek dat vlak aan de E25 ligt: in veertig minuten bent u in Luik, en ’s winters ligt hier sneeuw wanneer het in de vallei regent.',
    fr: 'Manhay est le plus haut village de la région au bord de l’E25 : quarante minutes suffisent pour Liège et, l’hiver, il y neige quand il pleut dans la vallée.',
  },
  dochamps: {
    nl: 'Dochamps ligt op de flank van het plateau, op weg naar de Baraque de Fraiture. Een school, een klimpark en een van de zuiverste nachthemels van het land.',
    fr: 'Dochamps s’accroche au flanc du plateau, sur la route de la Baraque de Fraiture. Une école, un parc aventure et l’un des ciels nocturnes les plus purs du pays.',
  },
  rendeux: {
    nl: 'Rendeux volgt de Ourthe over vijf kilometer, van arboretum tot kapel. Er is een school, een supermarkt en een fietspad tot Hotton; La Roche ligt op tien minuten.',
    fr: 'Rendeux suit l’Ourthe sur cinq kilomètres, de l’arboretum à la chapelle. On y trouve une école, un supermarché et une voie cyclable jusqu’à Hotton ; La Roche est à dix minutes.',
  },
  vielsalm: {
    nl: 'Vielsalm kijkt uit over zijn meer en de bossen van de Salm. Het stadje heeft een middelbare school, een zwembad en een station met rechtstreekse treinen naar Luik en Luxemburg.',
    fr: 'Vielsalm regarde son lac et les forêts de la Salm. La petite ville a une école secondaire, une piscine et une gare avec des trains directs vers Liège et Luxembourg.',
  },
  houffalize: {
    nl: 'Houffalize is de hoofdstad van het mountainbiken, maar ook een gewoon stadje met scholen, dokters en een markt. De E25 ligt op drie kilometer: Bastogne op een kwartier, Luxemburg op een uur.',
    fr: 'Houffalize est la capitale du VTT, mais aussi une petite ville avec ses écoles, ses médecins et son marché. L’E25 passe à trois kilomètres : Bastogne à un quart d’heure, Luxembourg à une heure.',
  },
  sommeleuze: {
    nl: 'Somme-Leuze ligt waar de Famenne overgaat in de Condroz: glooiende velden, houtwallen en hoeves in kalksteen. Via de N63 staat u in een half uur in Luik-Sart-Tilman.',
    fr: 'Somme-Leuze se trouve là où la Famenne devient Condroz : champs vallonnés, haies et fermes en pierre calcaire. Par la N63, le Sart-Tilman est à une demi-heure.',
  },
  tenneville: {
    nl: 'Tenneville ligt aan de N4, tussen het woud van Freyr en de vallei van de Ourthe. Een brouwerij met naam, een school en een supermarkt op het dorp zelf.',
    fr: 'Tenneville se situe sur la N4, entre la forêt de Freyr et la vallée de l’Ourthe. Une brasserie réputée, une école et un supermarché dans le village même.',
  },
  nassogne: {
    nl: 'Nassogne is het poortdorp van het woud van Saint-Hubert: een collegiale kerk, een plein met platanen en een bos dat pas vijftien kilometer verder ophoudt.',
    fr: 'Nassogne est la porte de la forêt de Saint-Hubert : une collégiale, une place plantée de platanes et un bois qui ne s’arrête que quinze kilomètres plus loin.',
  },
  rochefort: {
    nl: 'Rochefort heeft een hellende hoofdstraat vol winkels, een kasteel, een trappistenabdij en een RAVeL die tot Houyet loopt. De E411 ligt op tien minuten.',
    fr: 'Rochefort a sa grand-rue en pente et ses commerces, un château, une abbaye trappiste et un RAVeL qui file jusqu’à Houyet. L’E411 est à dix minutes.',
  },
  han: {
    nl: 'Han-sur-Lesse leeft van zijn grotten en zijn wildpark, en van de rust zodra de laatste bezoekers vertrekken. De oever van de Lesse is ’s avonds voor de bewoners.',
    fr: 'Han-sur-Lesse vit de ses grottes et de son parc animalier, et du calme dès le départ des derniers visiteurs. Le soir, les rives de la Lesse appartiennent aux habitants.',
  },
  sainthubert: {
    nl: 'Saint-Hubert groeide rond zijn basiliek op het dak van het woud. Een stadje met scholen, een vliegveld voor zweefvliegers en elke septembermaand de hoorns van de jagers.',
    fr: 'Saint-Hubert a grandi autour de sa basilique, au sommet de la forêt. Une petite ville avec ses écoles, un aérodrome de vol à voile et, chaque septembre, le son des trompes de chasse.',
  },
  bastogne: {
    nl: 'Bastogne is de winkelstad van de hoge Ardennen, op het kruispunt van de N4 en de E25. Wie in Luxemburg werkt, rijdt er in vijfendertig minuten tot de grens en terug.',
    fr: 'Bastogne est la ville commerçante de la haute Ardenne, au croisement de la N4 et de l’E25. Qui travaille au Luxembourg fait l’aller-retour à la frontière en trente-cinq minutes.',
  },
  gouvy: {
    nl: 'Gouvy ligt op de waterscheiding tussen Ourthe en Our, met een station op de lijn Luik–Luxemburg en drie meren binnen fietsafstand.',
    fr: 'Gouvy est posée sur la ligne de partage entre l’Ourthe et l’Our, avec une gare sur la ligne Liège–Luxembourg et trois lacs à portée de vélo.',
  },
  lierneux: {
    nl: 'Lierneux bestaat uit een kern met winkels en een twintigtal gehuchten in de weiden. Manhay en de E25 liggen op tien minuten, het skicentrum van de Baraque de Fraiture iets verder.',
    fr: 'Lierneux, c’est un centre commerçant et une vingtaine de hameaux dans les prairies. Manhay et l’E25 sont à dix minutes, les pistes de la Baraque de Fraiture un peu plus loin.',
  },
  troisponts: {
    nl: 'In Trois-Ponts komen Salm en Amblève samen, en de treinsporen ook: u stapt op de trein naar Luik op wandelafstand van huis. De waterval van Coo is de buur.',
    fr: 'À Trois-Ponts se rejoignent la Salm, l’Amblève et les voies ferrées : le train pour Liège se prend à pied. La cascade de Coo est voisine.',
  },
  stavelot: {
    nl: 'Stavelot is een abdijstad met vakwerkhuizen, drie musea en in maart de witte mannen van de Laetare. Francorchamps en de Hoge Venen liggen boven op de berg.',
    fr: 'Stavelot est une cité abbatiale à colombages, avec trois musées et, en mars, les Blancs Moussis de la Laetare. Francorchamps et les Hautes Fagnes sont au sommet de la côte.',
  },
  malmedy: {
    nl: 'Malmedy heeft een levendig centrum, een kathedraal en de RAVeL naar Sankt Vith. Er wordt Frans, Waals en Duits gesproken, en de Hoge Venen beginnen achter de laatste straat.',
    fr: 'Malmedy a un centre animé, une cathédrale et le RAVeL vers Saint-Vith. On y parle français, wallon et allemand, et les Hautes Fagnes commencent derrière la dernière rue.',
  },
  spa: {
    nl: 'Spa is werelderfgoed om zijn bronnen en zijn promenades. Thermen op de heuvel, een casino, een station in het centrum en beboste wandelpaden die van het plein vertrekken.',
    fr: 'Spa est inscrite au patrimoine mondial pour ses sources et ses promenades. Des thermes sur la colline, un casino, une gare au centre et des sentiers boisés qui partent de la place.',
  },
  ferrieres: {
    nl: 'Ferrières ligt tussen de valleien van de Ourthe en de Lembrée, op zeven kilometer van de E25. Een dorp met school, apotheek en een brouwershof waar gekookt wordt.',
    fr: 'Ferrières se situe entre les vallées de l’Ourthe et de la Lembrée, à sept kilomètres de l’E25. Un village avec école, pharmacie et une ancienne cour de brasserie où l’on mange bien.',
  },
  hamoir: {
    nl: 'Hamoir rijgt zich langs de Ourthe, met een plein aan het water, een station op de lijn naar Luik en de mooiste rechte kilometer van de RAVeL.',
    fr: 'Hamoir s’allonge au bord de l’Ourthe, avec une place sur l’eau, une gare sur la ligne de Liège et le plus beau kilomètre droit du RAVeL.',
  },
  aywaille: {
    nl: 'Aywaille is de eerste Ardense gemeente die u vanuit Luik bereikt: twintig minuten over de E25, dan de Amblève, de grotten van Remouchamps en een centrum met alle winkels.',
    fr: 'Aywaille est la première commune ardennaise en venant de Liège : vingt minutes d’E25, puis l’Amblève, les grottes de Remouchamps et un centre avec tous les commerces.',
  },
  etterbeek: {
    nl: 'Tussen het Jubelpark en de Jacht: metro, tram en trein op wandelafstand, en elke woensdag de markt op het Jourdanplein.',
    fr: 'Entre le Cinquantenaire et la Chasse : métro, tram et train accessibles à pied, et le marché de la place Jourdan chaque semaine.',
  },
  anderlecht: {
    nl: 'Een rustige straat achter het Erasmushuis, met metro Sint-Guido om de hoek en het Astridpark aan het einde.',
    fr: 'Une rue calme derrière la maison d’Érasme, avec le métro Saint-Guidon au coin et le parc Astrid au bout.',
  },
  hasselt: {
    nl: 'Binnen de groene boulevard van Hasselt: winkels, het station en de kanaalkom liggen op tien minuten te voet.',
    fr: 'À l’intérieur du boulevard vert de Hasselt : commerces, gare et bassin du canal sont à dix minutes à pied.',
  },
  maaseik: {
    nl: 'Maaseik heeft een marktplein met lindebomen en de Maas als oostgrens; vanaf de vestingwal fietst u zo Nederland in.',
    fr: 'Maaseik a sa grand-place bordée de tilleuls et la Meuse pour frontière ; depuis le rempart, on passe aux Pays-Bas à vélo.',
  },
  clervaux: {
    nl: 'Clervaux ligt in een kom onder zijn witte kasteel, op de treinlijn Luik–Luxemburg: vijftig minuten tot de hoofdstad, zonder files.',
    fr: 'Clervaux se niche au creux d’une cuvette, sous son château blanc, sur la ligne Liège–Luxembourg : cinquante minutes jusqu’à la capitale, sans bouchons.',
  },
  givet: {
    nl: 'Givet is de eerste Franse stad aan de Maas, aan de voet van het fort van Charlemont. Dinant ligt op twintig minuten, de groene fietsweg door de Franse Ardennen vertrekt aan de kade.',
    fr: 'Givet est la première ville française sur la Meuse, au pied du fort de Charlemont. Dinant est à vingt minutes et la voie verte des Ardennes part du quai.',
  },
};

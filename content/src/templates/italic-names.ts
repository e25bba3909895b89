/** All that the templates name; a name that is not here is not in italics. */
const GENERA =
  'Agrobacterium|Amoeba|Ascaris|Aspergillus|Azotobacter|Bacillus|Balanus|Calotropis|Cannabis|Chlorella|Clostridium|Cycas|Drosophila|Entamoeba|Epidermophyton|Escherichia|Euglena|Gambusia|Gelidium|Gibberella|Gracilaria|Haemophilus|Mangifera|Meloidogyne|Methanobacterium|Microsporum|Monascus|Nucleopolyhedrovirus|Papaver|Pinus|Pisaster|Pisum|Plasmodium|Propionibacterium|Rhizobium|Salmonella|Selaginella|Solanum|Streptococcus|Thermus|Trichoderma|Trichophyton|Triticum|Wuchereria';
const EPITHETS =
  'aquaticus|bancrofti|butylicum|coli|falciparum|fujikuroi|histolytica|incognita|indica|influenzae|melanogaster|niger|pneumoniae|polysporum|purpureus|sativa|sativum|sharmanii|somniferum|thuringiensis|tumefaciens|typhi|vivax';
const NAME = new RegExp(String.raw`\b(?:(?:${GENERA})(?: (?:${EPITHETS}))?|E\. coli)\b`, 'g');

/** CT25: scientific names are printed in italics. */
export const withItalicNames = (text: string): string => text.replaceAll(NAME, String.raw`\textit{$&}`);

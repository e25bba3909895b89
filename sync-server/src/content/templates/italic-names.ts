import type { MadeQuestion } from './template.ts';

/** All that templates name. */
const GENERA =
  'Agrobacterium|Amoeba|Ascaris|Aspergillus|Azotobacter|Bacillus|Balanus|Calotropis|Cannabis|Chlorella|Clostridium|Cycas|Drosophila|Entamoeba|Epidermophyton|Escherichia|Euglena|Gambusia|Gelidium|Gibberella|Gracilaria|Haemophilus|Mangifera|Meloidogyne|Methanobacterium|Microsporum|Monascus|Nucleopolyhedrovirus|Papaver|Pinus|Pisaster|Pisum|Plasmodium|Propionibacterium|Rhizobium|Salmonella|Selaginella|Solanum|Streptococcus|Thermus|Trichoderma|Trichophyton|Triticum|Wuchereria';
const EPITHETS =
  'aquaticus|bancrofti|butylicum|coli|falciparum|histolytica|incognita|indica|influenzae|melanogaster|niger|pneumoniae|polysporum|purpureus|sativa|sativum|sharmanii|somniferum|thuringiensis|tumefaciens|typhi|vivax';
const NAME = new RegExp(String.raw`\b(?:(?:${GENERA})(?: (?:${EPITHETS}))?|E\. coli)\b`, 'g');

const withItalics = (text: string): string => text.replaceAll(NAME, String.raw`\textit{$&}`);

/** CT25: scientific names are printed in italics. */
export function withItalicNames(made: MadeQuestion): MadeQuestion {
  return {
    ...made,
    text: withItalics(made.text),
    options: made.options.map((option) => ({ ...option, text: withItalics(option.text) })),
    explanation: withItalics(made.explanation),
  };
}

import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');

export const namesAndHormones = [
  fact(
    'names-and-categories',
    'Diversity in Living World',
    3,
    'the naming and the classification of organisms',
    [
      [
        'The lowest category of the taxonomic hierarchy is the species.',
        'The lowest category of the taxonomic hierarchy is the genus.',
        'A genus is a group of related species.',
      ],
      [
        'In a scientific name the genus begins with a capital letter.',
        'In a scientific name the specific epithet begins with a capital letter.',
        'The specific epithet begins with a small letter, as in Mangifera indica.',
      ],
      [
        'A class comprises related orders.',
        'An order comprises related classes.',
        'The sequence upwards is species, genus, family, order, class, phylum, kingdom.',
      ],
      [
        'Binomial nomenclature was given by Carolus Linnaeus.',
        'Binomial nomenclature was given by Ernst Mayr.',
        'Ernst Mayr is known for the biological concept of the species.',
      ],
      [
        'Mango belongs to the family Anacardiaceae.',
        'Wheat belongs to the family Anacardiaceae.',
        'Wheat belongs to the family Poaceae.',
      ],
      [
        'Potato and brinjal belong to the same genus.',
        'Potato and wheat belong to the same genus.',
        'Potato and brinjal are species of Solanum; wheat is a species of Triticum.',
      ],
      [
        'Names of animals follow the International Code of Zoological Nomenclature.',
        'Names of animals follow the International Code for Botanical Nomenclature.',
        'Each code ensures that an organism has only one valid name.',
      ],
      [
        'The housefly belongs to the order Diptera.',
        'The housefly belongs to the order Primata.',
        'Man belongs to the order Primata.',
      ],
      [
        'In plants the category that corresponds to the phylum is called division.',
        'In plants the category that corresponds to the family is called division.',
        'A division comprises related classes of plants.',
      ],
      [
        'The higher the category, the fewer characteristics its members have in common.',
        'The higher the category, the more characteristics its members have in common.',
        'Members of a species share most, members of a kingdom least.',
      ],
      [
        'In print, scientific names stand in italics.',
        'In print, scientific names stand in capital letters.',
        'Written by hand, both words are underlined separately instead.',
      ],
    ],
  ),

  fact('glands-and-hormones', 'Human Physiology', 4, 'human glands and hormones', [
    [
      'Vasopressin is released by the posterior pituitary.',
      'Vasopressin is released by the anterior pituitary.',
      'It is made in the hypothalamus and carried to the posterior pituitary along axons.',
    ],
    [
      'Glucagon raises the level of glucose in the blood.',
      'Insulin raises the level of glucose in the blood.',
      'Insulin makes cells take up glucose; glucagon makes the liver break down glycogen.',
    ],
    [
      'Parathyroid hormone raises the level of calcium in the blood.',
      'Calcitonin raises the level of calcium in the blood.',
      'The two act against each other; calcitonin comes from the thyroid gland.',
    ],
    [
      'Melatonin is secreted by the pineal gland.',
      'Melatonin is secreted by the thymus.',
      'The thymus secretes thymosins, and melatonin regulates the rhythm of the day.',
    ],
    [
      'Adrenaline is secreted by the adrenal medulla.',
      'Adrenaline is secreted by the adrenal cortex.',
      'The adrenal cortex secretes corticoids.',
    ],
    [
      'The main mineralocorticoid is aldosterone.',
      'The main mineralocorticoid is cortisol.',
      'Cortisol is the main glucocorticoid.',
    ],
    [
      'Too much growth hormone in adults causes acromegaly.',
      'Too much growth hormone in adults causes cretinism.',
      'Cretinism comes from a lack of thyroid hormones during growth.',
    ],
    [
      'Steroid hormones bind to receptors inside the cell.',
      'Protein hormones bind to receptors inside the cell.',
      'Protein hormones cannot pass the membrane and bind to receptors on it.',
    ],
    [
      'Erythropoietin is secreted by the kidney.',
      'Erythropoietin is secreted by the pancreas.',
      'It stimulates the formation of red blood cells.',
    ],
    [
      'Atrial natriuretic factor lowers the blood pressure.',
      'Atrial natriuretic factor raises the blood pressure.',
      'The wall of the atria secretes it when the pressure rises, and it widens the blood vessels.',
    ],
  ]),
];

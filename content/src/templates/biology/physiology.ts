import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const PLANTS = 'Plant Physiology';
const HUMANS = 'Human Physiology';

/** Facts after the NCERT textbooks for class 11, in words of our own. */
export const physiology = [
  fact('photosynthesis', PLANTS, 3, 'photosynthesis', [
    [
      'The oxygen that is released comes from water.',
      'The oxygen that is released comes from carbon dioxide.',
      'Water is split near photosystem II; van Niel inferred it from purple and green bacteria.',
    ],
    [
      'The reaction centre of photosystem II is P680.',
      'The reaction centre of photosystem II is P700.',
      'P700 is the reaction centre of photosystem I.',
    ],
    [
      'Cyclic photophosphorylation makes ATP but no NADPH.',
      'Cyclic photophosphorylation makes NADPH but no ATP.',
      'Only photosystem I takes part in it, and the electron returns to it.',
    ],
    [
      'The first acceptor of carbon dioxide in C3 plants is RuBP.',
      'The first acceptor of carbon dioxide in C3 plants is PEP.',
      'PEP, with three carbon atoms, is the first acceptor in C4 plants.',
    ],
    [
      'The first stable product of the C4 pathway is oxaloacetic acid.',
      'The first stable product of the C4 pathway is 3-phosphoglyceric acid.',
      '3-PGA is the first stable product of the Calvin cycle.',
    ],
    [
      'C4 plants have Kranz anatomy.',
      'C3 plants have Kranz anatomy.',
      'Large bundle sheath cells surround the vascular bundles of C4 plants such as maize.',
    ],
    [
      'RuBisCO can bind both carbon dioxide and oxygen.',
      'RuBisCO can bind carbon dioxide only.',
      'Which of them is bound depends on their relative concentrations.',
    ],
    [
      'Photorespiration makes neither sugar nor ATP.',
      'Photorespiration makes sugar and ATP.',
      'It releases carbon dioxide and uses ATP.',
    ],
    [
      'The Calvin cycle takes place in the stroma.',
      'The Calvin cycle takes place in the thylakoid membrane.',
      'The thylakoid membranes carry out the light reactions.',
    ],
    [
      'For one glucose the Calvin cycle uses 18 ATP and 12 NADPH.',
      'For one glucose the Calvin cycle uses 12 ATP and 18 NADPH.',
      'Each of its six turns uses 3 ATP and 2 NADPH.',
    ],
  ]),
  fact('respiration-in-plants', PLANTS, 4, 'respiration', [
    [
      'Glycolysis takes place in the cytoplasm.',
      'Glycolysis takes place in the matrix of the mitochondria.',
      'The Krebs cycle takes place in the matrix.',
    ],
    [
      'The net gain of glycolysis is 2 ATP for one glucose.',
      'The net gain of glycolysis is 4 ATP for one glucose.',
      'Four are made directly, and two were used.',
    ],
    [
      'In alcoholic fermentation carbon dioxide is released.',
      'In lactic acid fermentation carbon dioxide is released.',
      'Pyruvic acid is reduced to lactic acid without losing a carbon atom.',
    ],
    [
      'The respiratory quotient of carbohydrates is 1.',
      'The respiratory quotient of fats is 1.',
      'That of fats is less than 1, as for tripalmitin 0.7.',
    ],
    [
      'Complex IV of the electron transport system is cytochrome c oxidase.',
      'Complex IV of the electron transport system is NADH dehydrogenase.',
      'NADH dehydrogenase is complex I.',
    ],
    [
      'Oxygen is the final acceptor of hydrogen in aerobic respiration.',
      'Carbon dioxide is the final acceptor of hydrogen in aerobic respiration.',
      'Oxygen is reduced to water.',
    ],
    [
      'Pyruvate dehydrogenase needs NAD+ and coenzyme A.',
      'Pyruvate dehydrogenase works without any coenzyme.',
      'Pyruvate becomes acetyl CoA and carbon dioxide, and NAD+ is reduced.',
    ],
    [
      'In the Krebs cycle acetyl CoA first combines with oxaloacetic acid.',
      'In the Krebs cycle acetyl CoA first combines with citric acid.',
      'Their product is citric acid.',
    ],
    [
      'Respiration is an amphibolic pathway.',
      'Respiration is a purely catabolic pathway.',
      'Its intermediates are drawn on for synthesis as well.',
    ],
  ]),
  fact('plant-growth-regulators', PLANTS, 3, 'plant growth regulators', [
    [
      'Auxins cause apical dominance.',
      'Cytokinins cause apical dominance.',
      'Cytokinins help to overcome apical dominance.',
    ],
    [
      'Gibberellins make the stem of sugarcane longer.',
      'Abscisic acid makes the stem of sugarcane longer.',
      'Spraying gibberellins can raise the yield by as much as 20 tonnes an acre; ABA inhibits growth.',
    ],
    [
      'Ethylene hastens the ripening of fruits.',
      'Auxins are gases that hasten the ripening of fruits.',
      'Ethylene is the gaseous growth regulator.',
    ],
    [
      'Abscisic acid closes stomata when water is short.',
      'Gibberellins close stomata when water is short.',
      'Abscisic acid is called the stress hormone.',
    ],
    [
      '2,4-D kills dicotyledonous weeds.',
      '2,4-D kills monocotyledonous plants only.',
      'It does not affect mature monocots, so lawns are kept free of broad-leaved weeds with it.',
    ],
    [
      'Cytokinins promote cell division.',
      'Cytokinins promote the fall of leaves.',
      'They delay the senescence of leaves.',
    ],
    [
      'Gibberellic acid was first obtained from a fungus.',
      'Gibberellic acid was first obtained from human urine.',
      'It is from Gibberella fujikuroi; auxin was first isolated from human urine.',
    ],
    [
      'Abscisic acid and gibberellins are antagonists in the dormancy of seeds.',
      'Abscisic acid and gibberellins both break the dormancy of seeds.',
      'Abscisic acid induces dormancy, gibberellins break it.',
    ],
  ]),
  fact('breathing', HUMANS, 3, 'breathing and the exchange of gases', [
    [
      'Inspiration begins with the contraction of the diaphragm.',
      'Inspiration begins with the relaxation of the diaphragm.',
      'The contraction makes the thoracic chamber larger from front to back along the body axis.',
    ],
    [
      'About 97 per cent of the oxygen is carried by red blood cells.',
      'About 97 per cent of the oxygen is carried dissolved in the plasma.',
      'Only about 3 per cent is dissolved.',
    ],
    [
      'Most carbon dioxide is carried as bicarbonate.',
      'Most carbon dioxide is carried bound to haemoglobin.',
      'About 70 per cent is carried as bicarbonate and 20 to 25 per cent by red blood cells.',
    ],
    [
      'A high partial pressure of carbon dioxide shifts the dissociation curve of oxygen to the right.',
      'A high partial pressure of carbon dioxide shifts the dissociation curve of oxygen to the left.',
      'Oxygen is then given off more easily, as in the tissues.',
    ],
    [
      'Tidal volume is about 500 mL.',
      'Tidal volume is about 1,100 mL.',
      'About 1,100 to 1,200 mL is the residual volume.',
    ],
    [
      'Vital capacity does not include the residual volume.',
      'Vital capacity includes the residual volume.',
      'Vital capacity and residual volume make up the total lung capacity.',
    ],
    [
      'The respiratory rhythm centre lies in the medulla.',
      'The respiratory rhythm centre lies in the cerebellum.',
      'The pneumotaxic centre in the pons can moderate it.',
    ],
    [
      'Emphysema damages the walls of the alveoli.',
      'Asthma damages the walls of the alveoli for good.',
      'In asthma the bronchi and bronchioles are inflamed; a main cause of emphysema is smoking.',
    ],
  ]),
  fact('blood-and-heart', HUMANS, 3, 'blood and circulation', [
    [
      'Neutrophils are the most abundant white blood cells.',
      'Basophils are the most abundant white blood cells.',
      'Basophils are the least of them, about 0.5 to 1 per cent.',
    ],
    [
      'Serum is plasma without the clotting factors.',
      'Serum is plasma with red blood cells.',
      'Fibrinogen is used up when blood clots.',
    ],
    [
      'A person of blood group AB has no anti-A and no anti-B antibodies.',
      'A person of blood group O has no anti-A and no anti-B antibodies.',
      'Group O has both antibodies and neither antigen.',
    ],
    [
      'Thrombin turns fibrinogen into fibrin.',
      'Thrombokinase turns fibrinogen into fibrin directly.',
      'Thrombokinase turns prothrombin into thrombin; calcium ions are needed.',
    ],
    [
      'The tricuspid valve lies between the right atrium and the right ventricle.',
      'The tricuspid valve lies between the left atrium and the left ventricle.',
      'On the left there is the bicuspid or mitral valve.',
    ],
    [
      'The sino-atrial node generates the most action potentials.',
      'The atrio-ventricular node generates the most action potentials.',
      'The SA node is the pacemaker, with 70 to 75 in a minute.',
    ],
    [
      'The P wave of an ECG represents the depolarisation of the atria.',
      'The P wave of an ECG represents the repolarisation of the ventricles.',
      'The T wave represents the repolarisation of the ventricles.',
    ],
    [
      'The first heart sound comes from the closing of the tricuspid and bicuspid valves.',
      'The first heart sound comes from the closing of the semilunar valves.',
      'The semilunar valves cause the second sound.',
    ],
    [
      'The pulmonary artery carries deoxygenated blood.',
      'The pulmonary vein carries deoxygenated blood.',
      'The pulmonary veins bring oxygenated blood to the left atrium.',
    ],
    [
      'Adult human red blood cells have no nucleus.',
      'Human platelets have several nuclei.',
      'Platelets are fragments of megakaryocytes and have no nucleus either.',
    ],
  ]),
  fact('kidneys', HUMANS, 4, 'excretion', [
    [
      'About 125 mL of filtrate is formed in the kidneys in a minute.',
      'About 1,100 mL of filtrate is formed in the kidneys in a minute.',
      '1,100 to 1,200 mL is the blood that they filter in a minute.',
    ],
    [
      'Nearly all nutrients are reabsorbed in the proximal convoluted tubule.',
      'Nearly all nutrients are reabsorbed in the collecting duct.',
      '70 to 80 per cent of electrolytes and water are reabsorbed there too.',
    ],
    [
      "The descending limb of Henle's loop is permeable to water.",
      "The ascending limb of Henle's loop is permeable to water.",
      'The ascending limb lets electrolytes pass and no water.',
    ],
    [
      'ADH helps to reabsorb water.',
      'ANF helps to reabsorb water by narrowing the blood vessels.',
      'ANF from the atria of the heart widens blood vessels and lowers the blood pressure.',
    ],
    [
      'Renin is released by the juxtaglomerular cells.',
      'Renin is released by the adrenal cortex.',
      'The adrenal cortex releases aldosterone.',
    ],
    [
      'Ammonia is the most toxic nitrogenous waste and needs most water.',
      'Uric acid is the most toxic nitrogenous waste and needs most water.',
      'Uric acid is the least toxic and is removed with the least loss of water.',
    ],
    [
      'Glucose in the urine points to diabetes mellitus.',
      'Glucose in the urine points to diabetes insipidus.',
      'Diabetes insipidus comes from a lack of ADH.',
    ],
    [
      'Juxtamedullary nephrons have long loops of Henle.',
      'Cortical nephrons have long loops of Henle that run deep into the medulla.',
      'In cortical nephrons the loop is short and extends only very little into the medulla.',
    ],
  ]),
  fact('nerves-muscles-hormones', HUMANS, 4, 'locomotion, nerves and hormones', [
    [
      'Thin filaments consist mainly of actin.',
      'Thin filaments consist mainly of myosin.',
      'Thick filaments consist of myosin.',
    ],
    [
      'When a muscle contracts, the I bands get shorter and the A bands keep their length.',
      'When a muscle contracts, the A bands get shorter and the I bands keep their length.',
      'The thin filaments slide over the thick ones.',
    ],
    [
      'Calcium ions bind to troponin.',
      'Calcium ions bind to myosin and form the cross bridge.',
      'The active sites of actin are then uncovered, and the myosin heads can bind to them.',
    ],
    [
      'The resting axonal membrane is more permeable to potassium ions than to sodium ions.',
      'The resting axonal membrane is more permeable to sodium ions than to potassium ions.',
      'During an action potential it becomes permeable to sodium ions for a short time.',
    ],
    [
      'The cerebellum takes part in the balance of the body.',
      'The hypothalamus is the main centre of balance.',
      'The hypothalamus controls body temperature, hunger and thirst.',
    ],
    [
      'Insulin is secreted by the beta cells of the islets of Langerhans.',
      'Insulin is secreted by the alpha cells of the islets of Langerhans.',
      'The alpha cells secrete glucagon.',
    ],
    [
      'Parathyroid hormone raises the level of calcium in the blood.',
      'Thyrocalcitonin raises the level of calcium in the blood.',
      'Thyrocalcitonin from the thyroid gland lowers it.',
    ],
    [
      'Melatonin from the pineal gland regulates the diurnal rhythm of the body.',
      'Thymosin from the thymus regulates the diurnal rhythm of the body.',
      'Thymosins take part in the differentiation of T-lymphocytes.',
    ],
    [
      'Oxytocin and vasopressin are made in the hypothalamus.',
      'Oxytocin and vasopressin are made in the anterior pituitary.',
      'They are stored in and released by the posterior pituitary.',
    ],
    [
      'The human skull is joined to the vertebral column by two occipital condyles.',
      'The human skull is joined to the vertebral column by a single occipital condyle.',
      'The human skull is therefore dicondylic.',
    ],
  ]),
];

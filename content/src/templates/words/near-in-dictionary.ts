/** Words that stand close together in a dictionary. Source: the Concise Oxford English Dictionary. */
export const nearInDictionary: readonly (readonly string[])[] = [
  ['Contact', 'Contain', 'Content', 'Contest', 'Context', 'Contract', 'Contrast', 'Control', 'Convert'],
  ['Prefer', 'Premium', 'Prepare', 'Present', 'Preserve', 'Preside', 'Pressure', 'Prevent', 'Previous'],
  ['Station', 'Statue', 'Status', 'Steady', 'Steam', 'Steel', 'Steep', 'Stem', 'Sterile'],
  ['Market', 'Marble', 'Margin', 'Marine', 'Marsh', 'Martial', 'Marvel', 'Mask', 'Master'],
  ['Transfer', 'Transit', 'Translate', 'Transmit', 'Transport', 'Travel', 'Treasure', 'Treaty', 'Tremble'],
  ['Relate', 'Relax', 'Relay', 'Release', 'Relevant', 'Relief', 'Religion', 'Rely', 'Remain'],
  ['Carbon', 'Career', 'Cargo', 'Carpet', 'Carriage', 'Carrot', 'Cartoon', 'Carve', 'Cascade'],
  ['Observe', 'Obstacle', 'Obtain', 'Obvious', 'Occasion', 'Occupy', 'Occur', 'Ocean', 'Offend'],
  ['Inspect', 'Inspire', 'Install', 'Instance', 'Instant', 'Instead', 'Instinct', 'Institute', 'Instruct'],
  ['Graduate', 'Grain', 'Grammar', 'Grand', 'Grant', 'Grape', 'Graph', 'Grasp', 'Gravity'],
];

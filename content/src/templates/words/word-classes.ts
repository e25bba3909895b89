/** Things by what is true of them, for the odd one out: every property is known of every thing. */

export interface WordClass {
  readonly things: string;
  /** By property: what holds of a thing, what holds otherwise, and the things of which it holds. */
  readonly properties: readonly {
    readonly is: string;
    readonly isNot: string;
    readonly of: readonly string[];
  }[];
  /** What else three of them may have in common, though no question is about it. */
  readonly seen: readonly (readonly string[])[];
  readonly words: readonly string[];
}

export const wordClasses: readonly WordClass[] = [
  // Source: NCERT, Biology for class 11 (Animal Kingdom) and Science for classes 6 and 7.
  {
    things: 'animals',
    seen: [['Cow', 'Goat', 'Deer']],
    words: [
      'Cow',
      'Goat',
      'Deer',
      'Lion',
      'Tiger',
      'Whale',
      'Eagle',
      'Owl',
      'Sparrow',
      'Shark',
      'Bee',
      'Butterfly',
    ],
    properties: [
      { is: 'a mammal', isNot: 'not a mammal', of: ['Cow', 'Goat', 'Deer', 'Lion', 'Tiger', 'Whale'] },
      { is: 'a bird', isNot: 'not a bird', of: ['Eagle', 'Owl', 'Sparrow'] },
      { is: 'an insect', isNot: 'not an insect', of: ['Bee', 'Butterfly'] },
      {
        is: 'an animal that flies',
        isNot: 'not able to fly',
        of: ['Eagle', 'Owl', 'Sparrow', 'Bee', 'Butterfly'],
      },
      { is: 'a domestic animal', isNot: 'a wild animal', of: ['Cow', 'Goat'] },
      {
        is: 'an animal that lives in water',
        isNot: 'not an animal that lives in water',
        of: ['Whale', 'Shark'],
      },
      {
        is: 'a carnivore',
        isNot: 'not a carnivore',
        of: ['Lion', 'Tiger', 'Whale', 'Eagle', 'Owl', 'Shark'],
      },
      {
        is: 'an animal with four legs',
        isNot: 'without four legs',
        of: ['Cow', 'Goat', 'Deer', 'Lion', 'Tiger'],
      },
    ],
  },
  // Source: NCERT, Science for class 9 and Chemistry for class 11.
  {
    things: 'elements',
    seen: [
      ['Oxygen', 'Nitrogen', 'Chlorine', 'Bromine'],
      ['Mercury', 'Bromine', 'Sulphur'],
      ['Sodium', 'Chlorine', 'Bromine'],
    ],
    words: [
      'Iron',
      'Copper',
      'Gold',
      'Mercury',
      'Sodium',
      'Oxygen',
      'Nitrogen',
      'Chlorine',
      'Bromine',
      'Sulphur',
      'Helium',
    ],
    properties: [
      { is: 'a metal', isNot: 'a non-metal', of: ['Iron', 'Copper', 'Gold', 'Mercury', 'Sodium'] },
      {
        is: 'a gas at room temperature',
        isNot: 'not a gas at room temperature',
        of: ['Oxygen', 'Nitrogen', 'Chlorine', 'Helium'],
      },
      {
        is: 'a liquid at room temperature',
        isNot: 'not a liquid at room temperature',
        of: ['Mercury', 'Bromine'],
      },
      { is: 'a halogen', isNot: 'not a halogen', of: ['Chlorine', 'Bromine'] },
      { is: 'a noble gas', isNot: 'not a noble gas', of: ['Helium'] },
      { is: 'attracted by a magnet', isNot: 'not attracted by a magnet', of: ['Iron'] },
      { is: 'a precious metal', isNot: 'not a precious metal', of: ['Gold'] },
      { is: 'an alkali metal', isNot: 'not an alkali metal', of: ['Sodium'] },
    ],
  },
  // Source: NCERT, Mathematics for classes 6 to 9.
  {
    things: 'plane and solid figures',
    seen: [['Circle', 'Sphere', 'Cylinder', 'Cone']],
    words: [
      'Square',
      'Rectangle',
      'Rhombus',
      'Triangle',
      'Pentagon',
      'Circle',
      'Cube',
      'Cuboid',
      'Sphere',
      'Cylinder',
      'Cone',
    ],
    properties: [
      { is: 'a solid figure', isNot: 'a plane figure', of: ['Cube', 'Cuboid', 'Sphere', 'Cylinder', 'Cone'] },
      { is: 'a quadrilateral', isNot: 'not a quadrilateral', of: ['Square', 'Rectangle', 'Rhombus'] },
      {
        is: 'bounded by straight lines or plane faces alone',
        isNot: 'bounded by a curve or a curved surface',
        of: ['Square', 'Rectangle', 'Rhombus', 'Triangle', 'Pentagon', 'Cube', 'Cuboid'],
      },
      {
        is: 'a figure with all sides or edges equal',
        isNot: 'not a figure with all sides or edges equal',
        of: ['Square', 'Rhombus', 'Cube'],
      },
      {
        is: 'a figure with right angles at all corners',
        isNot: 'not a figure with right angles at all corners',
        of: ['Square', 'Rectangle', 'Cube', 'Cuboid'],
      },
      {
        is: 'a solid with a flat face',
        isNot: 'not a solid with a flat face',
        of: ['Cube', 'Cuboid', 'Cylinder', 'Cone'],
      },
      {
        is: 'a polygon',
        isNot: 'not a polygon',
        of: ['Square', 'Rectangle', 'Rhombus', 'Triangle', 'Pentagon'],
      },
    ],
  },
  // Source: Survey of India, Political Map of India.
  {
    things: 'States of India',
    seen: [['Bihar', 'Madhya Pradesh', 'Punjab', 'Haryana', 'Gujarat', 'Maharashtra']],
    words: [
      'Gujarat',
      'Maharashtra',
      'Kerala',
      'Andhra Pradesh',
      'Odisha',
      'Bihar',
      'Punjab',
      'Haryana',
      'Assam',
      'Sikkim',
      'Madhya Pradesh',
    ],
    properties: [
      {
        is: 'a State on the sea coast',
        isNot: 'a State without a sea coast',
        of: ['Gujarat', 'Maharashtra', 'Kerala', 'Andhra Pradesh', 'Odisha'],
      },
      {
        is: 'a State on the Arabian Sea',
        isNot: 'not a State on the Arabian Sea',
        of: ['Gujarat', 'Maharashtra', 'Kerala'],
      },
      {
        is: 'a State on the Bay of Bengal',
        isNot: 'not a State on the Bay of Bengal',
        of: ['Andhra Pradesh', 'Odisha'],
      },
      {
        is: 'a State with an international land border',
        isNot: 'a State without an international land border',
        of: ['Gujarat', 'Bihar', 'Punjab', 'Assam', 'Sikkim'],
      },
      { is: 'in the north-east', isNot: 'not in the north-east', of: ['Assam', 'Sikkim'] },
      { is: 'in the south', isNot: 'not in the south', of: ['Kerala', 'Andhra Pradesh'] },
    ],
  },
  // Source: NCERT, Knowledge Traditions and Practices of India (Music).
  {
    things: 'musical instruments',
    seen: [
      ['Veena', 'Mridangam', 'Violin'],
      ['Sitar', 'Sarod', 'Tabla'],
    ],
    words: [
      'Sitar',
      'Sarod',
      'Veena',
      'Guitar',
      'Violin',
      'Tabla',
      'Mridangam',
      'Dholak',
      'Bansuri',
      'Shehnai',
      'Trumpet',
    ],
    properties: [
      {
        is: 'a string instrument',
        isNot: 'not a string instrument',
        of: ['Sitar', 'Sarod', 'Veena', 'Guitar', 'Violin'],
      },
      {
        is: 'a percussion instrument',
        isNot: 'not a percussion instrument',
        of: ['Tabla', 'Mridangam', 'Dholak'],
      },
      { is: 'a wind instrument', isNot: 'not a wind instrument', of: ['Bansuri', 'Shehnai', 'Trumpet'] },
      { is: 'a Western instrument', isNot: 'an Indian instrument', of: ['Guitar', 'Violin', 'Trumpet'] },
      { is: 'played with a bow', isNot: 'not played with a bow', of: ['Violin'] },
    ],
  },
  // Source: NCERT, The Earth: Our Habitat, for class 6, and Science for class 8.
  {
    things: 'bodies of the solar system',
    seen: [
      ['Earth', 'Moon', 'Sun'],
      ['Jupiter', 'Saturn', 'Titan'],
    ],
    words: [
      'Mercury',
      'Venus',
      'Earth',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Moon',
      'Titan',
      'Sun',
    ],
    properties: [
      {
        is: 'a planet',
        isNot: 'not a planet',
        of: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'],
      },
      { is: 'a natural satellite', isNot: 'not a natural satellite', of: ['Moon', 'Titan'] },
      { is: 'a star', isNot: 'not a star', of: ['Sun'] },
      { is: 'an inner planet', isNot: 'not an inner planet', of: ['Mercury', 'Venus', 'Earth', 'Mars'] },
      { is: 'an outer planet', isNot: 'not an outer planet', of: ['Jupiter', 'Saturn', 'Uranus', 'Neptune'] },
      {
        is: 'a body without a moon',
        isNot: 'a body with at least one moon',
        of: ['Mercury', 'Venus', 'Moon', 'Titan', 'Sun'],
      },
    ],
  },
];

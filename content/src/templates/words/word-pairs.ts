/** Words that belong together in one way, with words that go with the first of them in some other way. */

type Pair = readonly [first: string, second: string, near: readonly [string, string, string, string]];

export interface Relation {
  /** With both words put in. */
  readonly says: (first: string, second: string) => string;
  /** Whether that sentence begins with a name. */
  readonly isOfNames?: boolean;
  readonly pairs: readonly Pair[];
}

const article = (word: string) => (/^[AEIOU]/.test(word) ? `An ${word}` : `A ${word}`).toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const some = (word: string) => capital(article(word));

export const relations: readonly Relation[] = [
  // Source: NCERT, Social Science for classes 6 to 8 (occupations and their tools).
  {
    says: (worker, tool) => `${some(tool)} is a tool used by ${article(worker)}`,
    pairs: [
      ['Tailor', 'Needle', ['Cloth', 'Shirt', 'Shop', 'Measurement']],
      ['Carpenter', 'Saw', ['Wood', 'Furniture', 'Workshop', 'Plank']],
      ['Farmer', 'Plough', ['Crop', 'Field', 'Harvest', 'Grain']],
      ['Surgeon', 'Scalpel', ['Hospital', 'Patient', 'Operation', 'Medicine']],
      ['Sculptor', 'Chisel', ['Statue', 'Stone', 'Museum', 'Marble']],
      ['Painter', 'Brush', ['Portrait', 'Colour', 'Gallery', 'Exhibition']],
      ['Blacksmith', 'Anvil', ['Iron', 'Forge', 'Horseshoe', 'Sword']],
      ['Mason', 'Trowel', ['Wall', 'Brick', 'Cement', 'House']],
    ],
  },
  // Source: NCERT, English and Environmental Studies for classes 3 to 5.
  {
    says: (animal, young) => `The young one of ${article(animal)} is called ${article(young)}`,
    pairs: [
      ['Cow', 'Calf', ['Milk', 'Herd', 'Bull', 'Shed']],
      ['Dog', 'Puppy', ['Kennel', 'Bark', 'Pack', 'Collar']],
      ['Sheep', 'Lamb', ['Wool', 'Flock', 'Ram', 'Shepherd']],
      ['Horse', 'Foal', ['Stable', 'Neigh', 'Mare', 'Saddle']],
      ['Goat', 'Kid', ['Milk', 'Bleat', 'Horn', 'Herd']],
      ['Deer', 'Fawn', ['Antler', 'Herd', 'Stag', 'Forest']],
      ['Lion', 'Cub', ['Den', 'Roar', 'Pride', 'Mane']],
      ['Frog', 'Tadpole', ['Croak', 'Pond', 'Insect', 'Leap']],
    ],
  },
  // Source: the United Nations, list of member states and capitals.
  {
    isOfNames: true,
    says: (country, city) => `${city} is the capital of ${country}`,
    pairs: [
      ['Nepal', 'Kathmandu', ['Pokhara', 'Himalaya', 'Everest', 'Lumbini']],
      ['Japan', 'Tokyo', ['Osaka', 'Yen', 'Kyoto', 'Fuji']],
      ['Bangladesh', 'Dhaka', ['Chittagong', 'Taka', 'Sylhet', 'Khulna']],
      ['Australia', 'Canberra', ['Sydney', 'Melbourne', 'Perth', 'Kangaroo']],
      ['Thailand', 'Bangkok', ['Phuket', 'Baht', 'Pattaya', 'Chiang Mai']],
      ['Egypt', 'Cairo', ['Alexandria', 'Nile', 'Giza', 'Pyramid']],
      ['Canada', 'Ottawa', ['Toronto', 'Montreal', 'Vancouver', 'Niagara']],
      ['Myanmar', 'Naypyidaw', ['Yangon', 'Mandalay', 'Kyat', 'Irrawaddy']],
    ],
  },
  // Source: ISO 4217, the list of currency codes.
  {
    says: (country, money) => `The ${money.toLowerCase()} is the currency of ${country}`,
    pairs: [
      ['Japan', 'Yen', ['Tokyo', 'Osaka', 'Fuji', 'Kimono']],
      ['Bangladesh', 'Taka', ['Dhaka', 'Jute', 'Sylhet', 'Padma']],
      ['Thailand', 'Baht', ['Bangkok', 'Phuket', 'Elephant', 'Pattaya']],
      ['Bhutan', 'Ngultrum', ['Thimphu', 'Paro', 'Dragon', 'Monastery']],
      ['Myanmar', 'Kyat', ['Naypyidaw', 'Yangon', 'Irrawaddy', 'Teak']],
      ['Russia', 'Rouble', ['Moscow', 'Kremlin', 'Volga', 'Siberia']],
      ['Vietnam', 'Dong', ['Hanoi', 'Mekong', 'Rice', 'Da Nang']],
      ['Israel', 'Shekel', ['Jerusalem', 'Tel Aviv', 'Haifa', 'Hebrew']],
    ],
  },
  // Source: NCERT, Science for classes 6 to 10.
  {
    says: (instrument, quantity) => `${some(instrument)} measures ${quantity.toLowerCase()}`,
    pairs: [
      ['Thermometer', 'Temperature', ['Mercury', 'Hospital', 'Doctor', 'Degree']],
      ['Barometer', 'Atmospheric pressure', ['Weather', 'Mercury', 'Storm', 'Millibar']],
      ['Hygrometer', 'Humidity', ['Rain', 'Cloud', 'Umbrella', 'Weather']],
      ['Anemometer', 'Wind speed', ['Storm', 'Windmill', 'Sail', 'Breeze']],
      ['Ammeter', 'Electric current', ['Ampere', 'Wire', 'Battery', 'Circuit']],
      ['Voltmeter', 'Potential difference', ['Volt', 'Wire', 'Battery', 'Circuit']],
      ['Odometer', 'Distance', ['Kilometre', 'Car', 'Petrol', 'Road']],
      ['Rain gauge', 'Rainfall', ['Cloud', 'Monsoon', 'Millimetre', 'Umbrella']],
    ],
  },
  // Source: the SI Brochure of the BIPM; NCERT, Physics for class 11.
  {
    says: (quantity, unit) => `The SI unit of ${quantity.toLowerCase()} is the ${unit.toLowerCase()}`,
    pairs: [
      ['Force', 'Newton', ['Mass', 'Acceleration', 'Push', 'Motion']],
      ['Pressure', 'Pascal', ['Barometer', 'Area', 'Air', 'Weight']],
      ['Power', 'Watt', ['Work', 'Engine', 'Energy', 'Bulb']],
      ['Energy', 'Joule', ['Force', 'Power', 'Fuel', 'Machine']],
      ['Resistance', 'Ohm', ['Wire', 'Current', 'Voltmeter', 'Circuit']],
      ['Frequency', 'Hertz', ['Sound', 'Wave', 'Pitch', 'Vibration']],
      ['Electric current', 'Ampere', ['Ammeter', 'Charge', 'Wire', 'Battery']],
      ['Temperature', 'Kelvin', ['Thermometer', 'Heat', 'Fever', 'Summer']],
    ],
  },
  // Source: NCERT, English and Environmental Studies for classes 3 to 5.
  {
    says: (worker, place) => `${some(worker)} works in ${article(place)}`,
    pairs: [
      ['Teacher', 'School', ['Student', 'Book', 'Lesson', 'Chalk']],
      ['Judge', 'Court', ['Law', 'Verdict', 'Lawyer', 'Justice']],
      ['Chef', 'Kitchen', ['Food', 'Recipe', 'Knife', 'Waiter']],
      ['Scientist', 'Laboratory', ['Experiment', 'Theory', 'Discovery', 'Microscope']],
      ['Librarian', 'Library', ['Book', 'Reader', 'Catalogue', 'Shelf']],
      ['Mechanic', 'Garage', ['Spanner', 'Car', 'Repair', 'Grease']],
      ['Astronomer', 'Observatory', ['Star', 'Telescope', 'Planet', 'Comet']],
      ['Pilot', 'Cockpit', ['Flight', 'Passenger', 'Uniform', 'Licence']],
    ],
  },
  // Source: NCERT, Science and Environmental Studies for classes 3 to 8.
  {
    says: (product, material) => `${product} is made from ${material.toLowerCase()}`,
    pairs: [
      ['Bread', 'Flour', ['Baker', 'Butter', 'Oven', 'Breakfast']],
      ['Glass', 'Sand', ['Window', 'Mirror', 'Bottle', 'Furnace']],
      ['Curd', 'Milk', ['Rice', 'Lassi', 'Bowl', 'Breakfast']],
      ['Wine', 'Grapes', ['Bottle', 'Cellar', 'Party', 'Cork']],
      ['Pottery', 'Clay', ['Kiln', 'Potter', 'Wheel', 'Vase']],
      ['Jaggery', 'Sugarcane', ['Laddoo', 'Sweetness', 'Winter', 'Mill']],
      ['Chocolate', 'Cocoa', ['Sweetness', 'Wrapper', 'Gift', 'Birthday']],
      ['Leather', 'Hide', ['Shoe', 'Belt', 'Cobbler', 'Polish']],
    ],
  },
  // Source: the Concise Oxford English Dictionary.
  {
    says: (science, object) => `${science} is the study of ${object.toLowerCase()}`,
    pairs: [
      ['Botany', 'Plants', ['Garden', 'Microscope', 'Gardener', 'Botanist']],
      ['Ornithology', 'Birds', ['Nest', 'Binoculars', 'Cage', 'Feather']],
      ['Entomology', 'Insects', ['Web', 'Pesticide', 'Net', 'Honey']],
      ['Geology', 'Rocks', ['Mine', 'Hammer', 'Drill', 'Miner']],
      ['Seismology', 'Earthquakes', ['Building', 'Rescue', 'Seismograph', 'Richter']],
      ['Numismatics', 'Coins', ['Bank', 'Mint', 'Purse', 'Trade']],
      ['Dermatology', 'Skin', ['Doctor', 'Cream', 'Clinic', 'Soap']],
      ['Ichthyology', 'Fishes', ['Boat', 'Net', 'River', 'Bait']],
    ],
  },
];

/** Whether the table has the two words in this order and this relation. */
export const isPairOf = ({ pairs }: Relation, first: string, second: string): boolean =>
  pairs.some(([one, other]) => one === first && other === second);

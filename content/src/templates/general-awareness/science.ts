import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Awareness');
const SCIENCE = 'Science';
const STATIC = 'Static General Knowledge';

export const science = [
  fact('units-of-measurement', SCIENCE, 3, 'units of measurement', [
    [
      'The SI unit of force is the newton.',
      'The SI unit of force is the joule.',
      'The joule is the unit of work and energy.',
    ],
    [
      'The SI unit of pressure is the pascal.',
      'The SI unit of pressure is the watt.',
      'One pascal is one newton per square metre; the watt is the unit of power.',
    ],
    [
      'The light year is a unit of distance.',
      'The light year is a unit of time.',
      'It is the distance that light travels in a vacuum in one year.',
    ],
    [
      'The SI base unit of temperature is the kelvin.',
      'The SI base unit of temperature is the degree Celsius.',
      'There are seven base units; the degree Celsius is derived from the kelvin.',
    ],
    [
      'The SI unit of electric current is the ampere.',
      'The SI unit of electric current is the volt.',
      'The volt is the unit of potential difference.',
    ],
    [
      'The power of a lens is measured in dioptres.',
      'The power of a lens is measured in decibels.',
      'The decibel is used for the level of sound.',
    ],
    [
      'Frequency is measured in hertz.',
      'Frequency is measured in henries.',
      'One hertz is one oscillation per second; the henry is the unit of inductance.',
    ],
    [
      'One kilowatt hour is equal to 3.6 million joules.',
      'One kilowatt hour is equal to 1,000 joules.',
      'It is the energy of 1,000 watts for 3,600 seconds.',
    ],
  ]),
  fact('instruments', STATIC, 2, 'measuring instruments', [
    [
      'Atmospheric pressure is measured with a barometer.',
      'Atmospheric pressure is measured with a hygrometer.',
      'A hygrometer measures the humidity of the air.',
    ],
    [
      'The relative density of milk is tested with a lactometer.',
      'The relative density of milk is tested with a manometer.',
      'A manometer measures the pressure of a gas or liquid.',
    ],
    [
      'The speed of the wind is measured with an anemometer.',
      'The speed of the wind is measured with an ammeter.',
      'An ammeter measures electric current.',
    ],
    [
      'Earthquake waves are recorded by a seismograph.',
      'Earthquake waves are recorded by a cardiograph.',
      'A cardiograph records the electrical activity of the heart.',
    ],
    [
      'Blood pressure is measured with a sphygmomanometer.',
      'Blood pressure is measured with a spirometer.',
      'A spirometer measures the volume of air that is breathed in and out.',
    ],
    [
      'The distance that a car has covered is shown by the odometer.',
      'The distance that a car has covered is shown by the speedometer.',
      'The speedometer shows how fast the car is moving.',
    ],
    [
      'Very high temperatures of furnaces are measured with a pyrometer.',
      'Very high temperatures of furnaces are measured with a clinical thermometer.',
      'A clinical thermometer covers only the range of the temperature of the human body.',
    ],
    [
      'The crew of a submerged submarine looks above the water through a periscope.',
      'The crew of a submerged submarine looks above the water through a microscope.',
      'A periscope turns the light twice by mirrors or prisms; a microscope magnifies small things.',
    ],
  ]),
  fact('human-body', SCIENCE, 3, 'the human body', [
    [
      'The adult human skeleton has 206 bones.',
      'The adult human skeleton has 306 bones.',
      'A newborn has about 300, some of which fuse as the child grows.',
    ],
    [
      'The femur, or thigh bone, is the longest bone of the body.',
      'The humerus, or upper arm bone, is the longest bone of the body.',
      'The shortest is the stapes in the middle ear.',
    ],
    [
      'Insulin is made in the pancreas.',
      'Insulin is made in the thyroid gland.',
      'The thyroid gland makes thyroxine, for which it needs iodine.',
    ],
    ['Bile is made in the liver.', 'Bile is made in the gall bladder.', 'The gall bladder only stores it.'],
    [
      'The pulmonary artery carries deoxygenated blood.',
      'The pulmonary artery carries oxygenated blood.',
      'It takes blood from the heart to the lungs to be oxygenated.',
    ],
    [
      'Lack of vitamin C causes scurvy.',
      'Lack of vitamin C causes rickets.',
      'Rickets comes from a lack of vitamin D.',
    ],
    [
      'Persons of blood group O negative are called universal donors of red cells.',
      'Persons of blood group AB positive are called universal donors of red cells.',
      'The cells of O negative carry neither A nor B nor Rh antigens; AB positive is the universal recipient.',
    ],
    [
      'The cornea is the transparent front of the eye.',
      'The retina is the transparent front of the eye.',
      'The retina is the light-sensitive layer at the back, on which the image is formed.',
    ],
  ]),
  fact('states-of-matter', SCIENCE, 3, 'the states of matter', [
    [
      'The change of a solid directly into a gas is called sublimation.',
      'The change of a solid directly into a gas is called condensation.',
      'Condensation is the change of a gas into a liquid.',
    ],
    [
      'Evaporation causes cooling.',
      'Evaporation causes heating of the liquid that is left.',
      'The particles that leave take the latent heat from what is left.',
    ],
    [
      'The temperature of melting ice stays constant until all of it has melted.',
      'The temperature of melting ice rises steadily while it melts.',
      'The heat that is supplied is used as latent heat of fusion.',
    ],
    [
      'Water boils at a lower temperature on high mountains than at sea level.',
      'Water boils at a higher temperature on high mountains than at sea level.',
      'The lower the pressure of the atmosphere, the lower the boiling point.',
    ],
    [
      'Gases can be compressed far more easily than liquids.',
      'Liquids can be compressed far more easily than gases.',
      'The particles of a gas are far apart.',
    ],
    [
      'Ice floats on water because it is less dense than water.',
      'Ice floats on water because it is denser than water.',
      'Water expands when it freezes.',
    ],
    [
      'Diffusion is fastest in gases.',
      'Diffusion is fastest in solids.',
      'The particles of a gas move fast and have large spaces between them.',
    ],
    [
      'Dry ice is solid carbon dioxide.',
      'Dry ice is solid nitrogen.',
      'It turns into gas at ordinary pressure without becoming liquid.',
    ],
  ]),
  fact('basics-of-computers', STATIC, 3, 'computers', [
    [
      'RAM loses its contents when the power is switched off.',
      'ROM loses its contents when the power is switched off.',
      'RAM is volatile memory, and ROM is not.',
    ],
    [
      'One byte consists of eight bits.',
      'One byte consists of four bits.',
      'A group of four bits is called a nibble.',
    ],
    [
      'A scanner is an input device.',
      'A scanner is an output device.',
      'It brings a picture of a page into the computer; a printer brings one out.',
    ],
    [
      'Linux is an operating system.',
      'Linux is a spreadsheet program.',
      'An operating system manages the hardware and runs the other programs.',
    ],
    [
      'A compiler translates a whole program into machine code before it is run.',
      'An interpreter translates a whole program into machine code before it is run.',
      'An interpreter translates and runs a program statement by statement.',
    ],
    [
      'HTML is used to describe the structure of web pages.',
      'HTTP is the language that describes the structure of web pages.',
      'HTTP is the protocol by which web pages are transferred.',
    ],
    [
      'The arithmetic and logic unit is a part of the CPU.',
      'The arithmetic and logic unit is a part of the hard disk.',
      'The CPU has a control unit, registers and the arithmetic and logic unit.',
    ],
    [
      'In the binary system, the number 10 stands for two.',
      'In the binary system, the number 10 stands for ten.',
      'Its digits count ones and twos: one two and no ones.',
    ],
  ]),
  fact('inventions', STATIC, 3, 'inventions and discoveries', [
    [
      'Alexander Fleming discovered penicillin.',
      'Edward Jenner discovered penicillin.',
      'Jenner introduced vaccination against smallpox.',
    ],
    [
      'The electron was discovered by J. J. Thomson.',
      'The electron was discovered by James Chadwick.',
      'Chadwick discovered the neutron in 1932.',
    ],
    [
      'Wilhelm Röntgen discovered X-rays.',
      'Henri Becquerel discovered X-rays.',
      'Becquerel discovered radioactivity in 1896, in uranium salts.',
    ],
    [
      'The Raman effect concerns the scattering of light.',
      'The Raman effect concerns the expansion of gases.',
      'In Raman scattering, light changes its wavelength as it passes through matter.',
    ],
    [
      'Alfred Nobel invented dynamite.',
      'Alfred Nobel invented the diesel engine.',
      'The diesel engine is named after its inventor, Rudolf Diesel.',
    ],
    [
      'Louis Pasteur developed a vaccine against rabies.',
      'Robert Koch developed a vaccine against rabies.',
      'Koch identified the bacterium that causes tuberculosis.',
    ],
    [
      'The laws of planetary motion are due to Johannes Kepler.',
      'The laws of planetary motion are due to Galileo Galilei.',
      'Galileo discovered four moons of Jupiter with his telescope.',
    ],
    [
      'William Harvey described the circulation of the blood.',
      'Gregor Mendel described the circulation of the blood.',
      'Mendel found the laws of heredity in experiments with pea plants.',
    ],
  ]),
];

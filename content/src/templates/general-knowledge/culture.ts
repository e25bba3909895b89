import type { Fact } from '../fact.ts';
import { templatesOf } from '../subject.ts';

const { fact, match } = templatesOf('Current Affairs and General Knowledge');
const TOPIC = 'Arts and Culture';

const MUSIC_AND_LETTERS: readonly Fact[] = [
  [
    'Gitanjali was written by Rabindranath Tagore.',
    'Gitanjali was written by Bankim Chandra Chatterjee.',
    'Tagore received the Nobel Prize of 1913 for it; Bankim Chandra wrote Anandamath.',
  ],
  [
    'Anandamath, the novel with the song "Vande Mataram", is by Bankim Chandra Chatterjee.',
    'Anandamath, the novel with the song "Vande Mataram", is by Sarat Chandra Chattopadhyay.',
    'The novel appeared in 1882; Sarat Chandra, who wrote Devdas, was a child then.',
  ],
  [
    'Godaan is a novel by Premchand.',
    'Godaan is a novel by Jaishankar Prasad.',
    'Premchand wrote on the life of peasants; Kamayani, an epic, is by Jaishankar Prasad.',
  ],
  [
    'Meghaduta is a poem by Kalidasa.',
    'Meghaduta is a poem by Banabhatta.',
    'Kalidasa has a cloud carry a message; Banabhatta wrote the Harshacharita, in prose.',
  ],
  [
    'Thyagaraja composed in the Carnatic tradition.',
    'Thyagaraja composed in the Hindustani tradition.',
    'He is one of the trinity of Carnatic music, with Muthuswami Dikshitar and Syama Sastri.',
  ],
  [
    'Bismillah Khan played the shehnai.',
    'Bismillah Khan played the sarod.',
    'Amjad Ali Khan is known for the sarod; Bismillah Khan played the shehnai at the Red Fort in 1947.',
  ],
  [
    'Kathasaritsagara is a collection of tales by Somadeva.',
    'Kathasaritsagara is a collection of tales by Vishnu Sharma.',
    'Somadeva wrote in Kashmir in the eleventh century; the Panchatantra is ascribed to Vishnu Sharma.',
  ],
  [
    'Raja Ravi Varma painted scenes of the epics in oil.',
    'Raja Ravi Varma carved scenes of the epics in stone.',
    'The painter from Travancore used the oil technique of Europe, and his prints spread over India.',
  ],
];

export const culture = [
  fact('music-and-letters', TOPIC, 4, 'the arts and literature of India', MUSIC_AND_LETTERS),

  match('match-classical-dances', TOPIC, 3, {
    headings: ['Dance', 'State'],
    pairs: [
      ['Bharatanatyam', 'Tamil Nadu', 'Bharatanatyam goes back to the temples of Tamil Nadu.'],
      ['Kathakali', 'Kerala', 'Kathakali, with its painted faces, is from Kerala.'],
      ['Kuchipudi', 'Andhra Pradesh', 'Kuchipudi is named after a village in Andhra Pradesh.'],
      ['Odissi', 'Odisha', 'Odissi goes back to the temples of Odisha.'],
      ['Manipuri', 'Manipur', 'Manipuri, with the Ras Lila, is from Manipur.'],
      ['Sattriya', 'Assam', 'Sattriya was danced in the monasteries, the sattras, of Assam.'],
      ['Kathak', 'Uttar Pradesh', 'Lucknow and Banaras in Uttar Pradesh have schools of Kathak.'],
    ],
  }),

  match('match-paintings', TOPIC, 4, {
    headings: ['Painting', 'State'],
    pairs: [
      ['Madhubani', 'Bihar', 'Madhubani is a district of Bihar, in Mithila.'],
      ['Warli', 'Maharashtra', 'The Warli live in the north of Maharashtra.'],
      ['Kalamkari', 'Andhra Pradesh', 'Cloth is painted with a pen at Srikalahasti in Andhra Pradesh.'],
      ['Phad', 'Rajasthan', 'The long scrolls of Phad tell of heroes of Rajasthan.'],
      [
        'Kalighat',
        'West Bengal',
        'Kalighat is a temple in Kolkata, where the pictures were sold to pilgrims.',
      ],
      ['Tanjore', 'Tamil Nadu', 'Tanjore pictures have leaves of gold and are from Thanjavur.'],
      ['Gond', 'Madhya Pradesh', 'The Gond paint the walls of their houses in Madhya Pradesh.'],
    ],
  }),

  match('match-monuments', TOPIC, 4, {
    headings: ['Monument', 'Built under'],
    pairs: [
      ['Buland Darwaza at Fatehpur Sikri', 'Akbar', 'Akbar built the gate after his conquest of Gujarat.'],
      ['Taj Mahal', 'Shah Jahan', 'Shah Jahan built the tomb for Mumtaz Mahal.'],
      ['Gol Gumbaz', 'Muhammad Adil Shah', 'It is the tomb of Muhammad Adil Shah at Bijapur.'],
      [
        'Brihadisvara temple at Thanjavur',
        'Rajaraja I',
        'The Chola king Rajaraja I finished the temple about 1010.',
      ],
      [
        'Sun temple at Konark',
        'Narasimhadeva I',
        'Narasimhadeva I of the Eastern Gangas built it in the thirteenth century.',
      ],
      ['Charminar', 'Muhammad Quli Qutb Shah', 'It was built in 1591, when Hyderabad was founded.'],
      [
        'Kailasa temple at Ellora',
        'Krishna I',
        'The temple was cut from the rock under the Rashtrakuta king Krishna I.',
      ],
      [
        'Shore temple at Mamallapuram',
        'Narasimhavarman II',
        'It was built under the Pallava king Narasimhavarman II.',
      ],
    ],
  }),
];

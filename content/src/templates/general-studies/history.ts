import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Studies');
const HISTORY = 'History of India and National Movement';

export const history = [
  fact('early-india', HISTORY, 5, 'early India', [
    [
      'The Great Bath was found at Mohenjodaro.',
      'The Great Bath was found at Lothal.',
      'Lothal is known for its dockyard.',
    ],
    [
      'The Harappans did not know iron.',
      'The Harappans made their tools of iron.',
      'Theirs was a culture of the bronze age.',
    ],
    [
      'The Gayatri mantra is in the Rigveda.',
      'The Gayatri mantra is in the Samaveda alone.',
      'It is in the third mandala and addressed to Savitri.',
    ],
    [
      'The Buddha gave his first sermon at Sarnath.',
      'The Buddha gave his first sermon at Bodh Gaya.',
      'He attained enlightenment at Bodh Gaya.',
    ],
    [
      'Rishabha is the first Tirthankara of the Jainas.',
      'Mahavira is the first Tirthankara of the Jainas.',
      'Mahavira is the twenty-fourth and last of them.',
    ],
    [
      'James Prinsep deciphered the Brahmi script of Ashoka’s inscriptions.',
      'Alexander Cunningham deciphered the Brahmi script of Ashoka’s inscriptions.',
      'Prinsep did so in the 1830s; Cunningham was the first Director-General of the Archaeological Survey.',
    ],
    [
      'The war with Kalinga is described in Rock Edict XIII.',
      'The war with Kalinga is described in the Allahabad pillar inscription of Harishena.',
      'Harishena praises the conquests of Samudragupta.',
    ],
    [
      'Most inscriptions of Ashoka are in Prakrit.',
      'Most inscriptions of Ashoka are in Sanskrit.',
      'Some in the north-west are in Aramaic and Greek.',
    ],
    [
      'Kautilya’s Arthashastra is a work on statecraft.',
      'Megasthenes wrote the Arthashastra.',
      'Megasthenes, who came as an ambassador, wrote the Indica.',
    ],
  ]),
  fact('medieval-india', HISTORY, 5, 'medieval India', [
    [
      'The Qutb Minar was begun by Qutbuddin Aibak and completed by Iltutmish.',
      'The Qutb Minar was begun by Alauddin Khalji and completed by Balban.',
      'Alauddin Khalji built the Alai Darwaza beside it.',
    ],
    [
      'Alauddin Khalji controlled the prices in the markets of Delhi.',
      'Firuz Shah Tughluq introduced the control of prices in the markets of Delhi.',
      'Firuz Shah is known for canals and for towns such as Hisar.',
    ],
    [
      'Muhammad bin Tughluq moved the capital to Daulatabad for a time.',
      'Sikandar Lodi moved the capital to Daulatabad for a time.',
      'Sikandar Lodi founded Agra and ruled from there.',
    ],
    [
      'Vijayanagara was founded in 1336 by Harihara and Bukka.',
      'Vijayanagara was founded in 1336 by Krishnadevaraya.',
      'Krishnadevaraya ruled from 1509 to 1529.',
    ],
    [
      'Babur defeated Ibrahim Lodi at Panipat in 1526.',
      'Akbar defeated Ibrahim Lodi at Panipat in 1526.',
      'Akbar’s army won the second battle of Panipat in 1556 against Hemu.',
    ],
    [
      'In the mansabdari system zat fixed the rank and the pay of an official.',
      'In the mansabdari system zat was the number of horsemen to be kept.',
      'The number of horsemen was sawar.',
    ],
    [
      'The Ain-i-Akbari was written by Abul Fazl.',
      'The Ain-i-Akbari was written by Badauni.',
      'Badauni, a critic of Akbar, wrote the Muntakhab-ut-Tawarikh.',
    ],
    [
      'Kabir was a nirguna bhakta.',
      'Kabir was a saguna bhakta, devoted to Krishna.',
      'Nirguna bhakti worships a god without form; Mirabai was devoted to Krishna.',
    ],
    [
      'Under Shivaji chauth was a quarter of the revenue, taken from lands outside his own.',
      'Under Shivaji chauth was a tenth of the revenue, taken from lands outside his own.',
      'The further tenth was sardeshmukhi.',
    ],
  ]),
  fact('national-movement', HISTORY, 5, 'the national movement', [
    [
      'The Indian National Congress was founded in 1885.',
      'The Indian National Congress was founded in 1905.',
      '1905 was the year of the partition of Bengal.',
    ],
    [
      'The partition of Bengal was annulled in 1911.',
      'The partition of Bengal was annulled in 1919.',
      'It was announced at the Delhi Durbar.',
    ],
    [
      'Gandhi called off the Non-Cooperation Movement after Chauri Chaura.',
      'Gandhi called off the Civil Disobedience Movement after Chauri Chaura.',
      'A police station was burnt there in February 1922.',
    ],
    [
      'The Congress adopted Purna Swaraj as its goal at Lahore in 1929.',
      'The Congress adopted Purna Swaraj as its goal at Nagpur in 1920.',
      'Jawaharlal Nehru presided at Lahore; Nagpur confirmed non-cooperation.',
    ],
    [
      'The Dandi March began at Sabarmati on 12 March 1930.',
      'The Dandi March began at Champaran on 12 March 1930.',
      'Champaran was the satyagraha of 1917.',
    ],
    [
      'The Poona Pact of 1932 replaced separate electorates for the depressed classes by reserved seats.',
      'The Poona Pact of 1932 introduced separate electorates for the depressed classes.',
      'The separate electorates had been given by the Communal Award of the same year.',
    ],
    [
      'The Government of India Act of 1935 introduced provincial autonomy.',
      'The Government of India Act of 1919 abolished dyarchy in the provinces.',
      'The Act of 1919 introduced dyarchy in the provinces, that of 1935 abolished it.',
    ],
    [
      'The Quit India Movement began in August 1942.',
      'The Quit India Movement began before the Cripps Mission came to India.',
      'The Cripps Mission came in March 1942 and failed.',
    ],
    [
      'The Rowlatt Act was passed in 1919.',
      'The Rowlatt Act was passed after the Jallianwala Bagh massacre.',
      'The Act was passed in March 1919, and the massacre was on 13 April.',
    ],
    [
      'The Cabinet Mission came to India in 1946.',
      'The Simon Commission came to India in 1946.',
      'The Simon Commission came in 1928 without an Indian member.',
    ],
  ]),
  fact('reformers', HISTORY, 5, 'social and religious reformers', [
    [
      'Rammohan Roy founded the Brahmo Sabha in 1828.',
      'Keshab Chandra Sen founded the Brahmo Sabha in 1828.',
      'Keshab Chandra Sen joined the Brahmo Samaj later.',
    ],
    [
      'Jyotirao Phule founded the Satyashodhak Samaj.',
      'M. G. Ranade founded the Satyashodhak Samaj.',
      'Ranade was a leader of the Prarthana Samaj.',
    ],
    [
      'Dayanand Saraswati founded the Arya Samaj in 1875.',
      'Vivekananda founded the Arya Samaj in 1875.',
      'Vivekananda founded the Ramakrishna Mission in 1897.',
    ],
    [
      'Ishwarchandra Vidyasagar worked for the remarriage of widows.',
      'Radhakanta Deb led the campaign for the remarriage of widows.',
      'Radhakanta Deb opposed it; the Act was passed in 1856.',
    ],
    [
      'Sati was prohibited in 1829 under William Bentinck.',
      'Sati was prohibited in 1856 under Dalhousie.',
      'The year 1856 is that of the Hindu Widows’ Remarriage Act.',
    ],
    [
      'Sayyid Ahmad Khan founded the college at Aligarh.',
      'Muhammad Iqbal founded the college at Aligarh.',
      'The Mohammedan Anglo-Oriental College of 1875 became a university in 1920.',
    ],
    [
      'E. V. Ramaswamy Naicker began the Self Respect Movement.',
      'Narayana Guru began the Self Respect Movement.',
      'Narayana Guru of Kerala taught one caste, one religion and one god for mankind.',
    ],
    [
      'Pandita Ramabai opened a home for widows.',
      'Begum Rokeya Sakhawat Hossain opened a home for Hindu widows in Poona.',
      'Begum Rokeya opened schools for Muslim girls in Patna and Calcutta.',
    ],
  ]),
];

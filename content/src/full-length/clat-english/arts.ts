import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'English Language' };

/** History of an art: photographs under the brushes of court painters. */
export const brushOverTheLens = passageSet(FILED, {
  name: 'clat-english/brush-over-the-lens',
  title: 'The brush over the lens',
  paragraphs: [
    'When photography reached India in the 1840s, it was expected to put the portrait painters of the courts out of work. A ruler who had once sat to a painter for a season could now be done with the business in a morning. Many painters did lose their patrons. Yet for more than half a century some of the finest portraits made in the country were neither paintings nor photographs but both, the one on top of the other.',
    'The practice began as a remedy. Prints in those days were brown and pale, and people who had paid for a likeness missed the colours. So studios engaged painters, often from families that had served a court, to put them in. The tinting that was usual in Europe aimed at a photograph that looked more like life; its colour was thin, a flush upon the cheek, and the camera’s work showed through. But the Indian painter had been taught that a portrait should show what a person was, and not what the light had happened to do to him on a certain day; and he had been taught to do so in opaque pigment, in burnished gold, in even fields of colour. Set before a photograph, he did not tint it. He went over it. The balustrade that the studio owned vanished beneath a carpet. Shadows, which tell us where the window was and nothing about the rank of the sitter, were filled in. A room that ran back into the distance, as lenses make rooms do, came forward again until it lay as flat as a page. Often only the face was left as the lens had seen it, so that a man of chemical exactness looks out of a world of lacquer.',
    'Historians of photography used to treat such pictures as spoilt: the camera had told the truth, and somebody had been paid to take it back. Historians of painting were no kinder, for they saw artists who had come down to filling in. Each held the picture against the standard of one art, and each found half of it wanting. Look long enough, and what strikes you is how sensibly the labour has been divided. The face has been left to the camera, which nobody could match for a likeness. All that places a face in the world has been left to the brush.',
    'Colour film put an end to the trade. It did not answer the question that the painters had put with every stroke: of all that the lens has caught, how much is you?',
  ],
  questions: [
    {
      name: 'claim',
      difficulty: 6,
      right: 'C',
      text: 'Which of these comes closest to the main claim of the passage?',
      options: [
        'Photography took from the court painters of India their work, and then their dignity.',
        'The colouring of photographs was brought to India from Europe, and carried further.',
        'In painted photographs two arts shared out a portrait, each doing what it did best.',
        'Painted photographs show that sitters in India had little trust in the camera’s truth.',
      ],
      explanation:
        'The author’s own view is "how sensibly the labour has been divided", the face going to the camera and to the brush "all that places a face in the world". That the painters lost their dignity is what historians thought who "saw artists who had come down to filling in".',
    },
    {
      name: 'europe',
      difficulty: 5,
      right: 'A',
      text: 'How, according to the passage, did the Indian painter’s work differ from the tinting that was usual in Europe?',
      options: [
        'He covered most of the photograph, while there the photograph remained visible.',
        'He wished to please the sitter, while there the wish was to record the truth.',
        'He laid colour on the face alone, while there it was laid on everything else.',
        'He made the picture look more like life, while there it was made to look finer.',
      ],
      explanation:
        'In Europe the colour was thin "and the camera’s work showed through"; the Indian painter "did not tint it. He went over it." That the picture should look "more like life" was the aim of the European tinting, so the option which gives that aim to him turns the two round.',
    },
    {
      name: 'lacquer',
      difficulty: 6,
      right: 'D',
      text: 'In the words ‘a man of chemical exactness looks out of a world of lacquer’, the contrast is between',
      options: [
        'the careful mind of the sitter and the luxury in which he lived.',
        'the colours that a print first had and those to which it faded.',
        'the science of Europe and the older learning of the Indian courts.',
        'the face as the camera took it and the painted things around it.',
      ],
      explanation:
        'The sentence begins by saying that "often only the face was left as the lens had seen it": the exactness is that of the photograph, made by chemicals, and the lacquer stands for the paint. It speaks of the look of the picture and not of the sitter’s mind.',
    },
    {
      name: 'historians',
      difficulty: 7,
      right: 'B',
      text: 'What fault does the author find with both kinds of historians?',
      options: [
        'They thought that a camera is more truthful than a brush can be.',
        'They judged a work of two arts by the standard of a single one.',
        'They looked at the surroundings and paid no heed to the faces.',
        'They blamed the painters for what the patrons had asked of them.',
      ],
      explanation:
        'The author says: "Each held the picture against the standard of one art, and each found half of it wanting." That the camera "had told the truth" was the thought of the historians of photography alone, not of both.',
    },
  ],
});

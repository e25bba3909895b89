import { formIn, lastMessageIn, type ChatAsked } from '../../../look-alikes/language-model.ts';

/** A model that writes and solves arithmetic, rightly unless it is told otherwise. */
export class PlayedModel {
  /** Changes what it writes. @param turn how many questions it has written before. */
  spoil: (form: Record<string, unknown>, turn: number) => object = (form) => form;
  /** Changes what it solves. */
  mislead: (answer: string, text: string) => string = (answer) => answer;
  /** How many questions it has written. */
  written = 0;

  answer(asked: ChatAsked): string {
    return JSON.stringify(formIn(asked) === 'question' ? this.#write(asked) : this.#solve(asked));
  }

  #write(asked: ChatAsked): object {
    const turn = this.written;
    this.written += 1;
    // Words that no two questions share.
    const words = Array.from({ length: 12 }, (_, place) => `w${turn}x${place}`).join(' ');
    const sum = 1000 + 2 * turn;
    const form = lastMessageIn(asked).includes('no options')
      ? { options: [], right: [], value: String(sum), ...common(`${words}: ${500 + turn} + ${500 + turn}`) }
      : {
          options: [sum + 1, sum, sum + 2, sum + 3].map(String),
          right: [1],
          value: null,
          ...common(`${words}: ${500 + turn} + ${500 + turn}`),
        };
    return this.spoil(form, turn);
  }

  #solve(asked: ChatAsked): object {
    const text = lastMessageIn(asked);
    const [, one, other] = /(\d+) \+ (\d+)/.exec(text) ?? [];
    const sum = String(Number(one) + Number(other));
    const letter = new RegExp(`^([A-F])\\. ${sum}$`, 'm').exec(text)?.[1];
    return { working: 'I add.', answer: this.mislead(letter ?? sum, text) };
  }
}

const common = (question: string) => ({
  question,
  calculation: question.split(': ')[1] ?? null,
  explanation: 'Add both.',
});

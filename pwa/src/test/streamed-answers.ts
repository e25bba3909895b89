import { STREAM_EVENTS } from '@exam/shared-schema/contract';

/** The assistant's default answer. */
export const askAnswer = {
  success: true,
  answer: 'It is **36**.',
  sources: [{ type: 'calculation', name: '15% of 240', text: '$36$' }],
  tokenInfo: { cost: 1, remaining: 49 },
  hasRelevantMaterials: true,
  engine: 'embedded',
};

export const solveAnswer = {
  success: true,
  explanation: 'Divide first.',
  problemAnalysis: {
    performanceFeedback: 'You multiplied.',
    topic: 'General',
    subject: 'General',
    difficulty: 'Medium',
  },
  contextUsed: { courseContent: 1, personalNotes: 0, similarProblems: 2 },
  sources: [],
  tokenInfo: { cost: 2, remaining: -1 },
  engine: 'model',
};

/** A stream that the test writes while it is being read. */
export class Written {
  readonly response: Response;
  #controller!: ReadableStreamDefaultController<Uint8Array>;

  constructor() {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.#controller = controller),
    });
    this.response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  say(text: string): void {
    this.#write(STREAM_EVENTS.text, { text });
  }

  done(answer: object): void {
    this.#write(STREAM_EVENTS.done, answer);
  }

  /** A failure after the server has started to answer. */
  failed(code: string, message: string): void {
    this.#write(STREAM_EVENTS.failed, { success: false, code, message, error: message });
  }

  /** The connection is lost. */
  breakOff(): void {
    this.#controller.error(new Error('The line is gone'));
  }

  #write(event: string, data: object): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.#controller.enqueue(new TextEncoder().encode(text));
  }
}

/** A complete stream. */
export function streamed(pieces: readonly string[], answer: object): Response {
  const written = new Written();
  for (const piece of pieces) written.say(piece);
  written.done(answer);
  return written.response;
}

export const refused = (
  status: number,
  code: string,
  message: string,
  errors: Readonly<Record<string, string>> = {},
): Response => Response.json({ success: false, code, message, error: message, errors }, { status });

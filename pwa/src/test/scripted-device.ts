import { browserEdge, type DeviceEdge } from '../api/index.ts';

export const START = 1_800_000_000_000;

export interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A device whose clocks and page life the test controls, with a scripted server. */
export class ScriptedDevice {
  at = START;
  mono = 0;
  pageLife = 'page-1';
  readonly asked: Asked[] = [];
  answer: (asked: Asked) => Response | Promise<Response> = () => Response.error();
  readonly edge: DeviceEdge;

  constructor() {
    const readPageLife = () => this.pageLife;
    this.edge = {
      ...browserEdge,
      now: () => this.at,
      mono: () => this.mono,
      get pageLife() {
        return readPageLife();
      },
      locks: () => null,
      later: () => () => undefined,
      fetch: async (path, { body }) => {
        const asked = { path, body: (typeof body === 'string' ? JSON.parse(body) : {}) as Asked['body'] };
        this.asked.push(asked);
        const answer = await this.answer(asked);
        // A real fetch rejects in this case.
        if (answer.type === 'error') throw new TypeError('no network');
        return answer;
      },
    };
  }

  /** Advances both clocks. */
  wait(ms: number): void {
    this.at += ms;
    this.mono += ms;
  }

  /** Ends the page; the next one begins after `closedMs` of wall time. */
  reload(closedMs: number): void {
    this.at += closedMs;
    this.mono = 0;
    this.pageLife += '+';
  }
}

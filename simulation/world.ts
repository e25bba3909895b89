import type { User } from '@exam/shared-schema/contract';
import { type Random } from './random.ts';
import { SimDevice, type DeviceSeams, type SimPage } from './sim-device.ts';
import { SimNetwork } from './network.ts';
import { PromisedReceipts } from './promised-receipts.ts';
import { SimServer, type ServerSeams } from './sim-server.ts';
import { attend, type Sitting } from './student.ts';
import type { Plan } from './plan.ts';
import type { Template } from './template.ts';
import { asOfNewerServer } from './versions.ts';
import { VirtualTime } from './virtual-time.ts';
import { Witness } from './witness.ts';
import { copyAttempt } from './copy-attempt.ts';

export interface Seams {
  readonly server?: ServerSeams;
  readonly device?: DeviceSeams;
}

/** One device with its users' plans. */
export interface SimSeat {
  readonly device: SimDevice;
  readonly sittings: Sitting[];
  readonly witness: Witness;
  isLost: boolean;
}

/** Devices, a network and a server with one clock and one seed. */
export class World {
  readonly time = new VirtualTime();
  readonly server: SimServer;
  readonly seats: readonly SimSeat[];
  readonly plan: Plan;
  readonly template: Template;
  /** Rules that were broken during the run. */
  readonly failures: string[] = [];
  readonly trace: string[] = [];
  readonly #receipts = new PromisedReceipts();
  wasRestored = false;
  /** Attempts that continue on two phones, because one phone was copied to the other. */
  readonly copied = new Set<string>();
  /** Devices whose wall clock was moved. */
  readonly movedClocks = new Set<number>();
  readonly #random: Random;
  readonly #seams: Seams;

  constructor(random: Random, plan: Plan, template: Template, seams: Seams) {
    this.#random = random.fork();
    this.#seams = seams;
    this.plan = plan;
    this.template = template;
    this.server = new SimServer(template, this.time, random.fork(), seams.server);
    this.server.onCommitted = () => this.#maybe(plan.faultPlan.serverCrash, () => this.#crashServer());
    const network = new SimNetwork(this.time, random.fork(), plan.faultPlan, this.server, {
      onAnswered: (request, answer) => {
        if (request.url.endsWith('/sync') && answer.status === 200) this.#receipts.note(answer.text);
      },
      onArriving: (where, device) => this.#onArriving(where, device),
      asSent: (request, answer) =>
        plan.isServerNewer && request.url.endsWith('/sync') && answer.status === 200
          ? asOfNewerServer(answer)
          : answer,
    });
    const options = {
      time: this.time,
      fetch: network.fetch.bind(network),
      storageFault: () => (this.isCalm ? 0 : plan.faultPlan.storageFault),
      seams: seams.device ?? {},
    };
    this.seats = plan.sittings.map((sittings, index) => ({
      device: new SimDevice(index, plan.apps[index] ?? 'this', options, random.fork()),
      sittings,
      witness: new Witness(),
      isLost: false,
    }));
  }

  get healsAt(): number {
    return this.plan.faultPlan.healsAt;
  }

  get isHealed(): boolean {
    return this.time.now() >= this.healsAt;
  }

  get isCalm(): boolean {
    return this.isHealed || this.time.now() < this.plan.faultPlan.beginsAt;
  }

  log(line: string): void {
    this.trace.push(`${((this.time.now() - this.healsAt) / 1_000).toFixed(3)} s  ${line}`);
  }

  fail(sentence: string): void {
    this.log(`BROKEN ${sentence}`);
    this.failures.push(sentence);
  }

  async begin(): Promise<void> {
    await this.server.start();
    for (const seat of this.seats) this.#open(seat);
    this.#schedule();
  }

  /** After the last fault: starts the server and opens the apps that are not running. */
  async heal(): Promise<void> {
    if (this.server.life === null) await this.#startServer();
    for (const seat of this.seats) {
      if (seat.isLost) continue;
      if (this.app(seat) === undefined) this.#open(seat);
      else if (this.#random.chance(0.3)) void this.app(seat)?.loop.sync(true);
    }
  }

  /** The open page of the app on a device. */
  app({ device }: SimSeat): SimPage | undefined {
    return [...device.pages][0];
  }

  #schedule(): void {
    const { faultPlan } = this.plan;
    const at = (instant: number, run: () => unknown): void =>
      void this.time.later(instant - this.time.now(), () => void run());
    for (const instant of faultPlan.serverOutages) at(instant, () => this.#crashServer());
    for (const { at: instant, device } of faultPlan.pageCrashes) at(instant, () => this.#crashDevice(device));
    for (const { at: instant, device } of faultPlan.workerWakes) at(instant, () => this.#wakeWorker(device));
    for (const { at: instant, device, byMs } of faultPlan.clockMoves)
      at(instant, () => this.#moveClock(device, byMs));
    for (const { at: instant, device, onto } of faultPlan.clones)
      at(instant, () => this.#clone(device, onto));
    for (const { at: instant, device } of faultPlan.losses) at(instant, () => this.#lose(device));
    for (const instant of faultPlan.backups) at(instant, () => this.time.hold(this.server.backUp()));
    if (faultPlan.restoreAt !== null) at(faultPlan.restoreAt, () => this.#restore());
  }

  #open(seat: SimSeat): void {
    if (seat.isLost || this.app(seat) !== undefined) return;
    this.log(`device ${seat.device.index} opens the app`);
    const page = seat.device.open();
    const context = {
      token: (userId: string) => this.#token(userId),
      witness: seat.witness,
      random: this.#random.fork(),
      now: () => this.time.now(),
      healsAt: this.healsAt,
      seams: this.#seams.device ?? {},
    };
    attend(page, seat.sittings, context).catch((error: unknown) => {
      if (page.alive) this.fail(`device ${seat.device.index} stopped: ${String(error)}`);
    });
  }

  /** Valid for minutes, so that some tokens expire during an exam. */
  #token(userId: string): string | null {
    return this.server.token(userId, this.#random.between(30, 900));
  }

  #onArriving(where: 'server' | 'device', device: number): void {
    const { serverCrash, pageCrash } = this.plan.faultPlan;
    if (where === 'server')
      this.#maybe(serverCrash, () =>
        this.time.afterTurns(this.#random.between(1, 12), () => this.#crashServer()),
      );
    else
      this.#maybe(pageCrash, () =>
        this.time.afterTurns(this.#random.between(1, 20), () => this.#crashDevice(device)),
      );
  }

  #maybe(probability: number, run: () => void): void {
    if (this.#random.chance(probability) && !this.isCalm) run();
  }

  #crashServer(): void {
    if (this.server.life === null || this.isHealed) return;
    this.log('the server is killed');
    this.server.crash();
    this.#startLater();
  }

  #restore(): void {
    if (!this.server.hasBackup) return;
    this.log('the server is restored from its backup');
    this.server.restore();
    this.wasRestored = true;
    this.#receipts.forget();
    this.#startLater();
  }

  #startLater(): void {
    const delay = Math.min(this.#random.between(0, 20_000), this.healsAt - this.time.now());
    this.time.later(delay, () => {
      if (this.server.life === null) void this.time.hold(this.#startServer());
    });
  }

  async #startServer(): Promise<void> {
    await this.server.start();
    this.log('the server starts');
    await this.#checkReceipts();
  }

  /** SY4: attempts with a receipt are there after every crash. */
  async #checkReceipts(): Promise<void> {
    const { life } = this.server;
    if (life === null) return;
    for (const name of await this.#receipts.lostFrom(life.context.store))
      this.fail(`[SY4] the server receipted ${name} and lost it in a crash`);
  }

  #crashDevice(index: number): void {
    const seat = this.seats[index];
    if (seat === undefined || seat.isLost || this.isHealed || seat.device.pages.size === 0) return;
    this.log(`device ${index} dies`);
    seat.device.crash();
    const delay = Math.min(this.#random.between(0, 30_000), this.healsAt - this.time.now());
    this.time.later(delay, () => this.#open(seat));
  }

  #moveClock(index: number, byMs: number): void {
    this.log(`the clock of device ${index} is moved by ${byMs / 1_000} s`);
    this.seats[index]?.device.moveClock(byMs);
    this.movedClocks.add(index);
  }

  #lose(index: number): void {
    const seat = this.seats[index];
    if (seat === undefined) return;
    seat.isLost = true;
    seat.device.crash();
    this.log(`device ${index} is lost for good`);
  }

  async #wakeWorker(index: number): Promise<void> {
    const seat = this.seats[index];
    if (seat === undefined || seat.isLost || this.app(seat) === undefined) return;
    const worker = seat.device.openBeside();
    try {
      await worker.parts.drain(worker.database, true);
    } catch (error) {
      this.log(`the worker of device ${index} failed: ${String(error)}`);
    }
    worker.kill();
  }

  async #clone(from: number, onto: number): Promise<void> {
    const [source, target] = [this.seats[from], this.seats[onto]];
    const there = source && this.app(source);
    const here = target && this.app(target);
    const sitting = source?.sittings.find(({ attemptId, done }) => attemptId !== null && !done);
    if (!there || !here || !sitting?.attemptId) return;
    try {
      await copyAttempt(there.database, here.database, sitting.attemptId);
      target?.sittings.push({ ...sitting, poisoned: false, done: false });
      this.copied.add(sitting.attemptId);
      this.log(`attempt ${sitting.attemptId} goes on on device ${onto} too`);
    } catch (error) {
      this.log(`device ${from} could not be copied: ${String(error)}`);
    }
  }

  /** All users of a device. */
  usersAt({ sittings }: SimSeat): ReadonlySet<User['_id']> {
    return new Set(sittings.map(({ user }) => user._id));
  }
}

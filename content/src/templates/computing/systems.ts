import { chainOf, equals, number, power, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Computer Science');
const SYSTEMS = 'Operating System';
const NETWORKS = 'Computer Networks';

interface Process {
  readonly name: string;
  readonly arrival: number;
  readonly burst: number;
}

/** When each process ends if the one that `choose` prefers runs to its end. */
function endsOf(
  processes: readonly Process[],
  choose: (ready: readonly Process[]) => Process,
): Map<string, number> {
  const ends = new Map<string, number>();
  let clock = 0;
  while (ends.size < processes.length) {
    const left = processes.filter(({ name }) => !ends.has(name));
    const ready = left.filter(({ arrival }) => arrival <= clock);
    if (ready.length === 0) {
      clock = Math.min(...left.map(({ arrival }) => arrival));
      continue;
    }
    const next = choose(ready);
    clock += next.burst;
    ends.set(next.name, clock);
  }
  return ends;
}

/** Time slices in the order of a queue, each with its end; all processes have come by the time 0. */
function turnsOf(processes: readonly Process[], quantum: number): (readonly [name: string, end: number])[] {
  const turns: (readonly [string, number])[] = [];
  const queue = processes.map(({ name, burst }) => ({ name, left: burst }));
  let clock = 0;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const slice = Math.min(quantum, next.left);
    clock += slice;
    turns.push([next.name, clock]);
    if (next.left > slice) queue.push({ name: next.name, left: next.left - slice });
  }
  return turns;
}

/** Millisecond by millisecond: who runs when. */
function endsMinuteByMinute(processes: readonly Process[], quantum: number): Map<string, number> {
  const left = new Map(processes.map(({ name, burst }) => [name, burst]));
  const queue = processes.map(({ name }) => name);
  const ends = new Map<string, number>();
  let used = 0;
  for (let clock = 1; queue.length > 0; clock += 1) {
    const running = queue[0] ?? '';
    left.set(running, (left.get(running) ?? 0) - 1);
    used += 1;
    const isDone = left.get(running) === 0;
    if (isDone) ends.set(running, clock);
    if (!isDone && used < quantum) continue;
    queue.shift();
    if (!isDone) queue.push(running);
    used = 0;
  }
  return ends;
}

const tableOf = (processes: readonly Process[]) =>
  [
    tex`\begin{tabular}{ccc}`,
    tex`\hline`,
    tex`Process & Arrival time & CPU burst \\`,
    tex`\hline`,
    ...processes.map(({ name, arrival, burst }) => tex`${name} & ${arrival} & ${burst} \\`),
    tex`\hline`,
    tex`\end{tabular}`,
  ].join('\n');

/** Faults of a replacement policy: `victim` names the page that leaves. */
function faultsOf(
  pages: readonly number[],
  frames: number,
  victim: (resident: readonly number[], at: number) => number,
): boolean[] {
  let resident: number[] = [];
  return pages.map((page, at) => {
    if (resident.includes(page)) return false;
    if (resident.length === frames) {
      const leaving = victim(resident, at);
      resident = resident.filter((one) => one !== leaving);
    }
    resident = [...resident, page];
    return true;
  });
}

const lastUse = (pages: readonly number[], before: number, page: number) =>
  pages.slice(0, before).lastIndexOf(page);

const address = (value: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

export const systems = [
  numerical('waiting-time-of-processes', SYSTEMS, 4, (random) => {
    const bursts = range(1, 4).map(() => random.int(2, 9));
    const arrivals = [0, random.int(1, 2), random.int(3, 4), random.int(5, 6)];
    const processes = bursts.map((burst, at) => ({ name: `P${at + 1}`, arrival: arrivals[at] ?? 0, burst }));
    const shortest = random.int(0, 1) === 1;
    const ends = endsOf(processes, (ready) => {
      const [first, ...others] = ready as [Process, ...Process[]];
      return shortest ? others.reduce((best, one) => (one.burst < best.burst ? one : best), first) : first;
    });
    const waits = processes.map(({ name, arrival, burst }) => (ends.get(name) ?? 0) - arrival - burst);
    const order = [...ends].sort((one, other) => one[1] - other[1]);
    const runs = order.map(([name, end]) => ({
      name,
      end,
      burst: processes.find((one) => one.name === name)?.burst ?? 0,
    }));
    return new Set(bursts).size < 4
      ? null
      : {
          text: `Four processes with arrival times and CPU bursts in milliseconds are scheduled by ${shortest ? 'shortest job first (non-preemptive)' : 'first come, first served'}.

${tableOf(processes)}

What is the average waiting time in milliseconds, rounded off to two decimal places?`,
          value: sum(waits) / 4,
          check: (sum(runs.map(({ end, burst }) => end - burst)) - sum(arrivals)) / 4,
          decimals: 2,
          difficulty: shortest ? 5 : 3,
          why: tex`They run in the order ${runs.map(({ name, end, burst }) => `${name} (${end - burst} to ${end})`).join(', ')}. The waiting times of P1 to P4 are $${waits.join(', ')}$: $\frac{${sum(waits)}}{4} = ${number(sum(waits) / 4)}\ \mathrm{ms}$.`,
        };
  }),

  numerical('round-robin', SYSTEMS, 5, (random) => {
    const [quantum, bursts] = [random.int(2, 4), range(1, 4).map(() => random.int(2, 10))];
    const processes = bursts.map((burst, at) => ({ name: `P${at + 1}`, arrival: 0, burst }));
    const turns = turnsOf(processes, quantum);
    // Of several turns of a process the last one counts.
    const ends = new Map(turns);
    const turnaround = processes.map(({ name }) => ends.get(name) ?? 0);
    const slow = endsMinuteByMinute(processes, quantum);
    return bursts.every((burst) => burst <= quantum)
      ? null
      : {
          text: tex`Four processes P1, P2, P3 and P4 arrive at time 0 in this order, with CPU bursts of ${bursts.slice(0, 3).join(', ')} and ${bursts[3]} milliseconds. They are scheduled by round robin with a time quantum of ${quantum} milliseconds. What is the average turnaround time in milliseconds, rounded off to two decimal places?`,
          value: sum(turnaround) / 4,
          check: sum([...slow.values()]) / 4,
          decimals: 2,
          why: tex`The turns end as follows, in milliseconds: ${turns.map(([name, end]) => `${name} at ${end}`).join(', ')}. So P1 to P4 complete at $${turnaround.join(', ')}\ \mathrm{ms}$: $\frac{${turnaround.join(' + ')}}{4} = ${number(sum(turnaround) / 4)}\ \mathrm{ms}$.`,
        };
  }),

  numerical('page-faults', SYSTEMS, 4, (random) => {
    const [frames, policy] = [random.int(3, 4), random.pick(['FIFO', 'LRU', 'optimal'] as const)];
    const pages = range(1, 12).map(() => random.int(1, frames + 3));
    const victims = {
      FIFO: (resident: readonly number[]) => resident[0] ?? 0,
      LRU: (resident: readonly number[], at: number) =>
        resident.reduce((oldest, page) =>
          lastUse(pages, at, page) < lastUse(pages, at, oldest) ? page : oldest,
        ),
      optimal: (resident: readonly number[], at: number) => {
        const next = (page: number) => (pages.indexOf(page, at) === -1 ? 99 : pages.indexOf(page, at));
        return resident.reduce((farthest, page) => (next(page) > next(farthest) ? page : farthest));
      },
    };
    const faults = faultsOf(pages, frames, victims[policy]);
    const value = faults.filter(Boolean).length;
    const repeats = pages.some((page, at) => page === pages[at - 1]);
    return repeats || value === 12
      ? null
      : {
          text: tex`A process refers to its pages in the order ${pages.join(', ')}. It has ${frames} frames, which are empty at first, and uses ${policy === 'optimal' ? 'the optimal page replacement policy' : `the ${policy} page replacement policy`}. How many page faults occur?`,
          value,
          check: faultsByQueue(pages, frames, policy),
          difficulty: policy === 'FIFO' ? 3 : policy === 'LRU' ? 4 : 5,
          why: `Faults occur at the references ${pages.map((page, at) => (faults[at] === true ? `**${page}**` : String(page))).join(', ')} (in bold): ${value}.`,
        };
  }),

  numerical('access-through-a-tlb', SYSTEMS, 4, (random) => {
    const [tlb, memory, hits, levels] = [
      random.pick([5, 10, 20]),
      random.int(50, 200, 10),
      random.pick([80, 85, 90, 95, 98]),
      random.int(1, 2),
    ];
    const value = tlb + memory + (1 - hits / 100) * levels * memory;
    return {
      text: tex`A system uses ${levels === 1 ? 'single' : 'two'}-level paging and a TLB. A look-up in the TLB takes $${tlb}\ \mathrm{ns}$ and an access to the main memory $${memory}\ \mathrm{ns}$. The hit ratio of the TLB is $${hits}\%$, and there are no page faults. What is the effective memory access time in nanoseconds, rounded off to two decimal places?`,
      value,
      check: (hits / 100) * (tlb + memory) + (1 - hits / 100) * (tlb + (levels + 1) * memory),
      decimals: 2,
      why: tex`On a hit $${tlb} + ${memory} = ${tlb + memory}\ \mathrm{ns}$; on a miss the page table costs ${levels} more access${levels === 1 ? '' : 'es'}: $${tlb} + ${levels + 1} \times ${memory} = ${tlb + (levels + 1) * memory}\ \mathrm{ns}$. $${hits / 100} \times ${tlb + memory} + ${number(1 - hits / 100)} \times ${tlb + (levels + 1) * memory} = ${number(value)}\ \mathrm{ns}$.`,
    };
  }),

  mcq('last-host-of-a-subnet', NETWORKS, 4, (random) => {
    const [prefix, third, host] = [random.int(25, 29), random.int(1, 254), random.int(2, 250)];
    const size = 2 ** (32 - prefix);
    const base = 192 * 2 ** 24 + 168 * 2 ** 16 + third * 2 ** 8;
    const network = base + Math.floor(host / size) * size;
    const offset = host % size;
    const asked = random.pick([
      {
        what: 'the last address that can be assigned to a host',
        place: size - 2,
        slip: `The last address of all, ${address(network + size - 1)}, cannot be assigned to a host.`,
      },
      {
        what: 'the broadcast address',
        place: size - 1,
        slip: `The address ${address(network + size - 2)} is only the last address for a host.`,
      },
      {
        what: 'the network address',
        place: 0,
        slip: `The address ${address(network + 1)} is already the first address for a host.`,
      },
    ]);
    const mask = 2 ** 32 - size;
    // Bit by bit: where the mask has a one, the bit of the address, else one for the broadcast address.
    const masked = sum(
      range(0, 7).map((bit) =>
        Math.floor(mask / 2 ** bit) % 2 === 1 ? (Math.floor(host / 2 ** bit) % 2) * 2 ** bit : 0,
      ),
    );
    return offset === 0 || offset >= size - 2
      ? null
      : {
          text: `A host has the address ${address(base + host)}/${prefix}. In its subnet, ${asked.what} is`,
          right: address(network + asked.place),
          wrong: [0, 1, size - 1, size - 2, size]
            .filter((place) => place !== asked.place && (network % 256) + place < 256)
            .map((place) => address(network + place))
            .concat(address(base + (asked.place === 0 ? 1 : 254))),
          proof: [[network, base + masked]],
          why: tex`A subnet with the prefix length ${prefix} has $2^{32 - ${prefix}} = ${size}$ addresses, so subnets begin at multiples of ${size}. The host lies in the subnet from ${address(network)} (network address) to ${address(network + size - 1)} (broadcast address); hosts have the addresses ${address(network + 1)} to ${address(network + size - 2)}. ${asked.slip}`,
        };
  }),

  numerical('subnets-for-departments', NETWORKS, 3, (random) => {
    const [prefix, hosts] = [random.int(16, 22), random.int(20, 400)];
    const bits = Math.ceil(Math.log2(hosts + 2));
    return {
      text: tex`An organisation has the block of addresses 172.16.0.0/${prefix} and divides it into subnets of equal size, each with at least ${hosts} addresses for hosts. What is the maximum number of subnets?`,
      value: 2 ** (32 - prefix - bits),
      check:
        2 ** (32 - prefix) /
        (range(1, 16)
          .map((b) => 2 ** b)
          .find((size) => size - 2 >= hosts) ?? Number.NaN),
      why: tex`With the network and the broadcast address ${hosts + 2} addresses are needed, so $${bits}$ host bits ($2^{${bits}} = ${2 ** bits}$). The number of bits left for the subnets is $32 - ${prefix} - ${bits} = ${32 - prefix - bits}$, so there are $${chainOf(power(2, 32 - prefix - bits), String(2 ** (32 - prefix - bits)))}$ subnets.`,
    };
  }),

  numerical('stop-and-wait', NETWORKS, 4, (random) => {
    const [bytes, kbps, delay] = [
      random.pick([500, 1000, 1250, 1500]),
      random.pick([100, 200, 400, 500, 1000]),
      random.int(5, 40, 5),
    ];
    const sending = (bytes * 8) / kbps;
    const value = (100 * sending) / (sending + 2 * delay);
    return {
      text: tex`A sender uses the stop-and-wait protocol over a link of $${kbps}\ \mathrm{kbps}$ with a one-way propagation delay of $${delay}\ \mathrm{ms}$. Frames have ${bytes} bytes; the transmission time of acknowledgements and the processing times are negligible, and there are no errors. What is the utilisation of the link in per cent, rounded off to two decimal places?`,
      value,
      check: 100 / (1 + (2 * delay) / sending),
      decimals: 2,
      why: tex`Transmission time: $\frac{${bytes} \times 8}{${kbps} \times 10^3}\ \mathrm{s} = ${number(sending)}\ \mathrm{ms}$. Utilisation: $\frac{T_t}{T_t + 2T_p} = \frac{${number(sending)}}{${number(sending)} + 2 \times ${delay}} ${equals(value / 100, 4)}$, that is, $${number(value, 4)}\%$.`,
    };
  }),

  numerical('store-and-forward', NETWORKS, 4, (random) => {
    const [links, packets, bytes, mbps] = [
      random.int(2, 5),
      random.int(3, 20),
      random.pick([500, 1000, 1250, 1500]),
      random.pick([1, 2, 5, 10]),
    ];
    const each = (bytes * 8) / (mbps * 1000);
    const arrivals = range(1, packets).map((packet) => (packet + links - 1) * each);
    return {
      text: tex`A file is sent as ${packets} packets of ${bytes} bytes over ${links} links in series, each of $${mbps}\ \mathrm{Mbps}$. The routers between the links use store and forward; propagation, processing and queueing delays are negligible. After how many milliseconds has the whole file arrived? Round off to two decimal places.`,
      value: (packets + links - 1) * each,
      check: Math.max(...arrivals),
      decimals: 2,
      why: tex`The transmission of a packet takes $\frac{${bytes} \times 8}{${mbps} \times 10^6}\ \mathrm{s} = ${number(each)}\ \mathrm{ms}$. The first packet arrives after ${links} transmissions and each further packet one transmission later: $(${links} + ${packets} - 1) \times ${number(each)} ${equals((packets + links - 1) * each, 5)}\ \mathrm{ms}$.`,
    };
  }),

  msq('sliding-window', NETWORKS, 6, (random) => {
    const [bits, ratio] = [random.int(3, 5), random.int(3, 40)];
    const full = 1 + 2 * ratio;
    return {
      text: tex`On an error-free link the propagation delay is ${ratio} times the transmission time of a frame; acknowledgements take no time to transmit. Sequence numbers have ${bits} bits. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The window size that is needed for full utilisation, in frames, is',
          value: full,
          check: (1 + ratio * 2) / 1,
          mistake: 1 + ratio,
          because: tex`$1 + 2a = 1 + 2 \times ${ratio} = ${full}$.`,
        },
        {
          says: 'The maximum window size of the sender in Go-Back-N is',
          value: 2 ** bits - 1,
          check: range(1, 2 ** bits - 1).length,
          mistake: 2 ** bits,
          because: tex`$2^{${bits}} - 1 = ${2 ** bits - 1}$; with a larger window a repeated frame could be taken for a new one.`,
        },
        {
          says: 'The maximum window size of the sender in Selective Repeat is',
          value: 2 ** (bits - 1),
          check: 2 ** bits / 2,
          mistake: 2 ** bits - 1,
          because: tex`The windows of sender and receiver must not overlap modulo $2^{${bits}}$: $2^{${bits - 1}} = ${2 ** (bits - 1)}$.`,
        },
        {
          says: 'The number of bits in a sequence number that Go-Back-N needs for full utilisation is at least',
          value: Math.ceil(Math.log2(full + 1)),
          check: full.toString(2).length,
          mistake: Math.ceil(Math.log2(full + 1)) - 1,
          because: tex`$2^b - 1 \ge ${full}$ requires $b \ge \log_2 ${full + 1}$, so $b = ${Math.ceil(Math.log2(full + 1))}$.`,
        },
      ],
    };
  }),
];

/** The same faults by other means: a queue that is reordered, or a look at all that is to come. */
function faultsByQueue(pages: readonly number[], frames: number, policy: 'FIFO' | 'LRU' | 'optimal'): number {
  const queue: number[] = [];
  let faults = 0;
  for (const [at, page] of pages.entries()) {
    const place = queue.indexOf(page);
    if (place >= 0) {
      if (policy === 'LRU') queue.push(...queue.splice(place, 1));
      continue;
    }
    faults += 1;
    if (queue.length === frames) {
      const distances = queue.map(
        (one) => [...pages.slice(at), one].indexOf(one) + (pages.slice(at).includes(one) ? 0 : 50),
      );
      queue.splice(policy === 'optimal' ? distances.indexOf(Math.max(...distances)) : 0, 1);
    }
    queue.push(page);
  }
  return faults;
}

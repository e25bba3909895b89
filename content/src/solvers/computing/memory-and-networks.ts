import { range } from '../mathematics/methods.ts';
import {
  firstOf,
  named,
  placesWhere,
  solve,
  trueAmong,
  Unreadable,
  wordsOf,
  type Solvers,
} from '../solver.ts';
import { numbersOf } from './root.ts';

const ADDRESS_BITS = 32;

/** '192.168.4.7' as a number. @throws Unreadable */
function addressOf(text: string): number {
  const bytes = text.split('.').map(Number);
  if (bytes.length !== 4 || bytes.some((byte) => !(byte >= 0 && byte <= 255))) throw new Unreadable(text);
  return bytes.reduce((address, byte) => 256 * address + byte, 0);
}

const addressesIn = (prefix: number): number => 2 ** (ADDRESS_BITS - prefix);

function tagBits(address: number, ways: number, kilobytes: number, block: number): number {
  const sets = (kilobytes * 1024) / (ways * block);
  return address - Math.log2(sets) - Math.log2(block);
}

/** The time at which the last packet has gone over the last link, if each takes so long on each link. */
function arrivalOfTheLast(packets: number, links: number, time: number): number {
  const linkIsFree = range(1, links).map(() => 0);
  let arrived = 0;
  for (let packet = 0; packet < packets; packet += 1) {
    arrived = 0;
    for (const link of linkIsFree.keys()) {
      arrived = Math.max(arrived, linkIsFree[link] ?? Number.NaN) + time;
      linkIsFree[link] = arrived;
    }
  }
  return arrived;
}

export const memoryAndNetworks: Solvers = {
  'computer-science/tag-bits': firstOf(
    solve(
      'byte-addressable main memory has #-bit addresses. The cache, which is #-way set-associative, has a capacity of # KB and blocks of # bytes. How many bits does the tag',
      tagBits,
    ),
    solve(
      'byte-addressable main memory has #-bit addresses. The cache, which is direct-mapped, has a capacity of # KB and blocks of # bytes. How many bits does the tag',
      (address, kilobytes, block) => tagBits(address, 1, kilobytes, block),
    ),
  ),
  'computer-science/time-in-a-pipeline': ({ text }) => {
    const [stages = '', delays = '', register = '', count = ''] = wordsOf(
      text,
      /pipeline has (\d+) stages with delays of ([\d, and]+) picoseconds\. Each pipeline register adds (\d+) picoseconds\. What is the time, in nanoseconds, in which (\d+) instructions/,
    );
    const times = numbersOf(delays);
    if (times.length !== Number(stages)) throw new Unreadable(text);
    const cycle = Math.max(...times) + Number(register);
    const startOfTheLast = (Number(count) - 1) * cycle;
    return (startOfTheLast + times.length * cycle) / 1000;
  },
  'computer-science/memory-access-on-average': solve(
    'A hit in L1 takes # ns; #% of the accesses miss in L1 and then need # ns for L2. Of the accesses to L2, #% miss and need another # ns for the main memory. What is the average memory access time in nanoseconds',
    (l1, missesL1, l2, missesL2, memory) => l1 + (missesL1 / 100) * (l2 + (missesL2 / 100) * memory),
  ),
  'computer-science/access-through-a-tlb': ({ text }) => {
    const [levels = '', lookUp = '', memory = '', hits = ''] = wordsOf(
      text,
      /uses ([a-z]+)-level paging and a TLB\. A look-up in the TLB takes \$(\d+)\\ \\mathrm\{ns\}\$ and an access to the main memory \$(\d+)\\ \\mathrm\{ns\}\$\. The hit ratio of the TLB is \$(\d+)\\%\$, and there are no page faults\. What is the effective memory access time in nanoseconds/,
    );
    const ratio = Number(hits) / 100;
    const walk = named({ single: 1, two: 2, three: 3 }, levels) * Number(memory);
    return Number(lookUp) + (1 - ratio) * walk + Number(memory);
  },
  'computer-science/records-of-an-index': solve(
    'A file has # records of # bytes, ordered by a key of # bytes, in blocks of # bytes; records do not span blocks. A primary (sparse) index has one entry for each block of the file, and a pointer to a block has # bytes. How many blocks does a single-level index have?',
    (records, size, key, block, pointer) => {
      const blocksFor = (count: number, bytes: number) => Math.ceil(count / Math.floor(block / bytes));
      return blocksFor(blocksFor(records, size), key + pointer);
    },
  ),
  'computer-science/last-host-of-a-subnet': ({ text, options }) => {
    const [host = '', prefix = '', asked = ''] = wordsOf(
      text,
      /^A host has the address ([\d.]+)\/(\d+)\. In its subnet, the (.*) is$/,
    );
    const size = addressesIn(Number(prefix));
    const first = Math.floor(addressOf(host) / size) * size;
    const address = named(
      {
        'network address': first,
        'broadcast address': first + size - 1,
        'first address that can be assigned to a host': first + 1,
        'last address that can be assigned to a host': first + size - 2,
      },
      asked,
    );
    return placesWhere(options, (option) => addressOf(option) === address);
  },
  'computer-science/subnets-for-departments': ({ text }) => {
    const [prefix = '', hosts = ''] = wordsOf(
      text,
      /block of addresses [\d.]+\/(\d+) and divides it into subnets of equal size, each with at least (\d+) addresses for hosts\. What is the maximum number of subnets\?/,
    );
    const prefixes = range(Number(prefix), ADDRESS_BITS).filter(
      (longer) => addressesIn(longer) - 2 >= Number(hosts),
    );
    return 2 ** (Math.max(...prefixes) - Number(prefix));
  },
  'computer-science/stop-and-wait': solve(
    'stop-and-wait protocol over a link of # kbps with a one-way propagation delay of # ms. Frames have # bytes; the transmission time of acknowledgements and the processing times are negligible, and there are no errors. What is the utilisation of the link in per cent',
    (rate, delay, bytes) => {
      const transmission = (bytes * 8) / rate;
      return (100 * transmission) / (transmission + 2 * delay);
    },
  ),
  'computer-science/store-and-forward': solve(
    'sent as # packets of # bytes over # links in series, each of # Mbps. The routers between the links use store and forward; propagation, processing and queueing delays are negligible. After how many milliseconds',
    (packets, bytes, links, rate) => arrivalOfTheLast(packets, links, (bytes * 8) / (rate * 1000)),
  ),
  'computer-science/sliding-window': ({ text, options }) => {
    const [ratio = 0, bits = 0] = wordsOf(
      text,
      /propagation delay is (\d+) times the transmission time of a frame; acknowledgements take no time to transmit\. Sequence numbers have (\d+) bits\./,
    ).map(Number);
    const framesUntilAcknowledged = 1 + 2 * ratio;
    const enough = range(1, ADDRESS_BITS).filter((length) => 2 ** length >= framesUntilAcknowledged + 1);
    return trueAmong(options, [
      ['window size that is needed for full utilisation, in frames', framesUntilAcknowledged],
      ['maximum window size of the sender in Go-Back-N', 2 ** bits - 1],
      ['maximum window size of the sender in Selective Repeat', 2 ** bits / 2],
      [
        'bits in a sequence number that Go-Back-N needs for full utilisation is at least',
        Math.min(...enough),
      ],
    ]);
  },
};

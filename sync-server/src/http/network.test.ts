import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('an address of IPv4 is a network of its own, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('of IPv6 the first 64 bits count, which is what one subscriber has', () => {
  const network = '2001:db8:1:2::/64';
  for (const ip of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:1:2:3:4'])
    expect(networkOf(ip)).toBe(network);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('what is no address is taken as it is', () => {
  expect(networkOf('unknown')).toBe('unknown');
});

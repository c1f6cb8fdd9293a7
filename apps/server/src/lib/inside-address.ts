import { BlockList, isIPv6 } from 'node:net';

const NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 96],
  // Addresses of IPv4 in those of IPv6: whatever is behind them, no push service is.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
const inside = new BlockList();
for (const [network, bits] of NETWORKS) inside.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');

/**
 * Whether an address (IPv4 or IPv6) is not one of the open internet: this machine, its network, a provider's, none at all.
 * What a stranger has the server call must not be there.
 */
export function isInsideAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

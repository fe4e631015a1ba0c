/** Which addresses of the internet a foreign name may lead us to (SSRF-1). */
import { BlockList, isIP } from 'node:net';

/** Not anybody's public server: RFC 6890 and the IANA special-purpose registries, multicast, what maps or tunnels IPv4. */
const REFUSED = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/8', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  ...['5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

// One list for both would take every IPv4 address for its mapped form, which is refused.
const refused = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of REFUSED) {
  const [address = '', bits = ''] = range.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  refused[family].addSubnet(address, Number(bits), family);
}

/** Whether an IP address is a public one; false for whatever is no IP address. An IPv6 zone is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !refused[family].check(address, family);
}

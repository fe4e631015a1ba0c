import { ipKeyGenerator } from 'express-rate-limit';

/** IPv6 users own a whole /56 (RFC 6177); counting single addresses would count nobody. */
const IPV6_SUBNET = 56;

/** Under which requests of one address are counted: the address itself, of IPv6 its /56. */
export const networkOf = (address: string | undefined): string => ipKeyGenerator(address ?? '', IPV6_SUBNET);

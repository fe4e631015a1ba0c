/** Codes of airports that closed or changed their code, and the code that people who still type the old one want. */

/** `OLD NEW`: from general knowledge, as of 2026. A code that is in use again is its new airport's, whatever stands here. */
const SUCCESSORS = `
TXL BER, SXF BER, THF BER, FBU OSL, RYG OSL, GSE GOT, ISL IST, BXN BJV, RTW GSV, KIV RMO, MJV RMU, MLH BSL,
EAP BSL, HEW ATH, BBU OTP, PLH NQY, QKL CGN, QDU DUS, ALY HBE, TIP MJI, DKR DSS, MTS SHO, NLP MQP, FRU BSZ, TSE NQZ,
BAK GYD, DIA DOH, ETH ETM, VDA ETM, KHC SIP, REP SAI, PNH KTI, MES KNO, SRI AAP, AMI LOP, DQJ BWX, LGP DRP, NHA CXR,
MPK MWX, HHA CSX, NAY PKX, ULN UBN, BPM HYD, ISN XWA, PFN ECP, BHZ CNF, PLU CNF, DTT DTW, BUH OTP,
IZM ADB, ANK ESB, YMX YUL, IDL JFK
`;

const successors: ReadonlyMap<string, string> = new Map(
  [...SUCCESSORS.matchAll(/([A-Z]{3}) ([A-Z]{3})/g)].map(([, old = '', current = '']) => [old, current] as const),
);

/** The code by which an airport goes today; the code itself for one that never changed. */
export const codeOfToday = (code: string): string => successors.get(code) ?? code;

/** The codes that an airport had before. */
export const formerCodesOf = (code: string): string[] =>
  [...successors].flatMap(([old, current]) => (current === code ? [old] : []));

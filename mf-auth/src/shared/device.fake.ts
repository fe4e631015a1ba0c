/** A browser with passkeys for tests: `create` and `get` answer what a device would, or throw what a browser says. */

/** What the server asks a device to make, and to sign. */
export const toMake = {
  rp: { id: 'localhost', name: 'Sojourn' },
  user: { id: 'aGFuZGxl', name: 'ada', displayName: 'Ada' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 240_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
export const toSign = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 240_000, userVerification: 'required' };

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = (response: object) => ({
  id: 'credential',
  rawId: bytes('credential'),
  type: 'public-key',
  response,
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
});

/** What a browser throws, by its name. */
export const browserFault = (name: string) => Object.assign(new Error(name), { name });

/** Gives this browser passkeys, and with `suggests` ones in fields; `asked` is what its device was asked. */
export function installDevice({ suggests = false } = {}) {
  const asked: unknown[] = [];
  const device = {
    asked,
    /** What the next question meets instead of an answer. */
    fault: undefined as Error | undefined,
    remove: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
  const answer = async (question: unknown, response: object) => {
    asked.push(question);
    if (device.fault) throw device.fault;
    return credential(response);
  };
  const Credential = class {
    static isConditionalMediationAvailable = async () => suggests;
  };
  const clientDataJSON = bytes('{}');
  Object.defineProperty(window, 'PublicKeyCredential', { value: Credential, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: (options: object) =>
        answer(options, { clientDataJSON, attestationObject: bytes('made'), getTransports: () => ['internal'] }),
      get: (options: object) =>
        answer(options, {
          clientDataJSON,
          authenticatorData: bytes('data'),
          signature: bytes('signed'),
          userHandle: bytes('handle'),
        }),
    },
  });
  return device;
}

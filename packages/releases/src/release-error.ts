/** Why a release is refused, in one sentence that a person can act on. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

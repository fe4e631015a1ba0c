/** The page's CSP nonce from `<meta name="csp-nonce">`, for parts that must write a style tag; undefined without one. */
export const pageNonce = () =>
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? undefined);

/** Makes the absolute addresses of messages, which come from `PUBLIC_URL` alone (SEC-7). */
export type Links = (path: string, query?: Record<string, string>) => string;

/** @param publicUrl where people reach the portal */
export function createLinks(publicUrl: string): Links {
  return (path, query = {}) => {
    const url = new URL(path, publicUrl);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  };
}

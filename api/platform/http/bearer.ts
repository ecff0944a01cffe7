/** The bearer token of an Authorization header, possibly empty; null without the header and for other schemes, such as a proxy's. */
export function bearerOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null;
  const [scheme = '', ...rest] = authorization.trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null;
}

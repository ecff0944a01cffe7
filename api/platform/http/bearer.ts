/** The bearer token of an Authorization header, empty when it names none; null for no header and for other schemes, a proxy's. */
export function bearerOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null;
  const [scheme = '', ...rest] = authorization.trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null;
}

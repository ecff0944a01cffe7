/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, UTF-16 without one by its zero bytes, otherwise UTF-8 if it is
 * valid, else Windows-1252, which older spreadsheets write.
 */
export function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  return new TextDecoder(encoding, { ignoreBOM: false }).decode(bytes);
}

/** How many bytes show whether every second one is zero. */
const SAMPLE = 2_000;

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4) return 'utf-16le';
  if (even > sample.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

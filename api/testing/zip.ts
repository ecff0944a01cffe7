import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A zip archive of these files. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The archive with one more file, which is between the others and their list, but not in the list. */
export function withUnlisted(zip: Buffer, name: string, content: string): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const list = zip.readUInt32LE(end + 16);
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004');
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  const added = Buffer.concat([header, Buffer.from(name + content)]);
  const moved = Buffer.from(zip);
  moved.writeUInt32LE(list + added.length, end + 16);
  return Buffer.concat([moved.subarray(0, list), added, moved.subarray(list)]);
}

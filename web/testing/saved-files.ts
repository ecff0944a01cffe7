import { afterEach, beforeEach, vi } from 'vitest';

/** The files that the current test has downloaded. */
export function savedFiles(): readonly Blob[] {
  const files: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = vi.fn((file: Blob | MediaSource) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return files;
}

export function textOf(file = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(file);
  });
}

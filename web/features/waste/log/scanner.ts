/** The browser's API for bar codes and QR codes; few browsers support it. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

const formats = ['qr_code', 'code_128', 'data_matrix'];
const PAUSE = 200;

/** Whether this browser can scan codes with its camera. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator;
}

/**
 * Shows the camera in `video` and scans codes until it is stopped. Rejects when the camera is denied or missing.
 * @returns a function that stops the camera
 */
export async function scan(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector) throw new Error('This browser reads no codes.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats });
  const timer = setInterval(() => {
    const read = async () => {
      const [first] = await detector.detect(video);
      if (first) onText(first.rawValue);
    };
    // A frame that cannot be decoded is skipped.
    read().catch(() => undefined);
  }, PAUSE);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}

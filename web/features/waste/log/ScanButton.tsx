import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { ScanLine, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lotCodeIn } from '#schema/lot-code.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { wasteTexts } from '../texts.ts';
import { canScan, scan } from './scanner.ts';

const Video = chakra('video');

/** Scans a label with the camera, if the browser supports it; otherwise the code is typed. */
export function ScanButton({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useTexts(wasteTexts);
  const [scanning, setScanning] = useState(false);
  if (!canScan()) return null;
  if (!scanning) {
    return (
      <Button variant="outline" size="xl" onClick={() => setScanning(true)}>
        <ScanLine aria-hidden="true" /> {t('scan')}
      </Button>
    );
  }
  const found = (code: string) => {
    setScanning(false);
    onCode(code);
  };
  return <Camera onCode={found} onClose={() => setScanning(false)} />;
}

interface CameraProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

function Camera({ onCode, onClose }: CameraProps) {
  const t = useTexts(wasteTexts);
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const { current } = video;
    if (!current) return undefined;
    const started = scan(current, (text) => {
      const code = lotCodeIn(text);
      if (code !== null) found(code);
    });
    started.catch(() => setRefused(true));
    return () => void started.then((stop) => stop()).catch(() => undefined);
  }, []);
  return (
    <Stack gap="2" w="full">
      {refused ? <Text role="alert">{t('noCamera')}</Text> : null}
      <Video ref={video} aria-label={t('camera')} muted playsInline maxH="40dvh" rounded="l3" hidden={refused} />
      <Button variant="outline" size="xl" onClick={onClose}>
        <X aria-hidden="true" /> {t('stopScan')}
      </Button>
    </Stack>
  );
}

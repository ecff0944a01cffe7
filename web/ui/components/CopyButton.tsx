import type { ButtonProps } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../i18n/texts.ts';
import { showToast } from './toasts/toast-store.ts';
import { copyTexts } from './copy-texts.ts';
import { WrappingButton } from './WrappingButton.tsx';

interface CopyButtonProps extends Omit<ButtonProps, 'children'> {
  readonly text: string;
  readonly label: string;
  readonly toast: 'copiedToast' | 'urlCopied';
}

/** Copies the text, shows a toast, and reads 'Copied!' for three seconds. */
export function CopyButton({ text, label, toast, ...button }: CopyButtonProps) {
  const t = useTexts(copyTexts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), limits.copiedDuration);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ title: t(toast) });
    } catch {
      showToast({ title: t('copyFailed'), tone: 'destructive' });
    }
  };
  return (
    <WrappingButton variant="outline" {...button} onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} {copied ? t('copied') : label}
    </WrappingButton>
  );
}

import { Box, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import { Camera, CloudOff, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { useReachable } from '../../ui/forms/reachable.ts';
import { useLeaveGuard } from '../../ui/forms/useLeaveGuard.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useInvalidate } from '../live/invalidate.ts';
import { endpoints } from '../paths.ts';
import type { PhotoOwner } from './photo-owner.ts';
import { photoTexts } from './photo-texts.ts';
import { type Upload, useUploads } from './useUploads.ts';

interface AddPhotosProps {
  readonly of: PhotoOwner;
  /** How many it has. */
  readonly count: number;
  /** One small button for both, beside other things. */
  readonly compact?: boolean;
}

/** Adds photos from files or from the camera, and shows how far each is. */
export function AddPhotos({ of, count, compact = false }: AddPhotosProps) {
  const t = useTexts(photoTexts);
  const reachable = useReachable();
  const invalidate = useInvalidate();
  const { uploads, add, again, leaveOut } = useUploads(endpoints.addPhoto(of.ids), () => invalidate(of.shownIn));
  useLeaveGuard(() => uploads.length > 0);
  const disabled = !reachable || count + uploads.length >= of.max;
  return (
    <Stack gap="3">
      {compact ? (
        <Flex>
          {/* A phone asks whether to take or to choose one. */}
          <ChooseButton disabled={disabled} label={t('addTo', { name: of.name })} onChoose={add}>
            <Camera aria-hidden="true" /> {t('addOne')}
          </ChooseButton>
        </Flex>
      ) : (
        <AddButtons disabled={disabled} onChoose={add} />
      )}
      <Flex role="status" gap="2" align="center" color="fg.warning" _empty={{ display: 'none' }}>
        {reachable ? null : (
          <>
            <CloudOff size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
            <Text>{t('offline')}</Text>
          </>
        )}
      </Flex>
      {uploads.map((upload) =>
        upload.error === null ? (
          <OnItsWay key={upload.key} upload={upload} />
        ) : (
          <NotAdded
            key={upload.key}
            upload={upload}
            onAgain={() => again(upload)}
            onLeaveOut={() => leaveOut(upload.key)}
          />
        ),
      )}
    </Stack>
  );
}

function AddButtons({ disabled, onChoose }: Pick<ChooseButtonProps, 'disabled' | 'onChoose'>) {
  const t = useTexts(photoTexts);
  return (
    <Flex gap="3" wrap="wrap">
      <ChooseButton multiple disabled={disabled} onChoose={onChoose}>
        <ImagePlus aria-hidden="true" /> {t('add')}
      </ChooseButton>
      {/* Only on touch screens: a computer's camera rarely points at a plate. */}
      <Box display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
        <ChooseButton capture="environment" disabled={disabled} onChoose={onChoose}>
          <Camera aria-hidden="true" /> {t('take')}
        </ChooseButton>
      </Box>
    </Flex>
  );
}

interface ChooseButtonProps extends Pick<ComponentProps<'input'>, 'multiple' | 'capture'> {
  readonly disabled: boolean;
  /** What is read aloud, where the words on it need the row. */
  readonly label?: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

function ChooseButton({ multiple = false, capture, disabled, label, onChoose, children }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <WrappingButton variant="outline" disabled={disabled} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </WrappingButton>
      {/* Without HEIC, so that phones convert such photos to JPEG. */}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        multiple={multiple}
        capture={capture}
        onChange={choose}
      />
    </>
  );
}

function OnItsWay({ upload: { name, progress } }: { readonly upload: Upload }) {
  const t = useTexts(photoTexts);
  const label = t('adding', { name });
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Progress.Root value={percent} size="sm">
      <Flex justify="space-between" gap="3" mb="1">
        <Progress.Label overflowWrap="anywhere">{label}</Progress.Label>
        <Text color="fg.muted" flexShrink="0">
          {progress === null ? t('waiting') : t('percent', { n: percent })}
        </Text>
      </Flex>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

interface NotAddedProps {
  readonly upload: Upload;
  readonly onAgain: () => void;
  readonly onLeaveOut: () => void;
}

function NotAdded({ upload: { name, error }, onAgain, onLeaveOut }: NotAddedProps) {
  const t = useTexts(photoTexts);
  return (
    <Stack role="alert" gap="2" p="3" rounded="l2" bg="bg.error" color="fg.error" align="flex-start">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {t('notAdded', { name })}
      </Text>
      <Text>{error}</Text>
      <Flex gap="3" wrap="wrap">
        <WrappingButton variant="outline" onClick={onAgain}>
          {t('again')}
        </WrappingButton>
        <WrappingButton variant="ghost" onClick={onLeaveOut}>
          {t('leaveOut')}
        </WrappingButton>
      </Flex>
    </Stack>
  );
}

import { AspectRatio, Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { endpoints } from '../paths.ts';
import { AddPhotos } from './AddPhotos.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import type { MayChange, PhotoOwner } from './photo-owner.ts';
import { photoTexts } from './photo-texts.ts';
import { Picture } from './Picture.tsx';
import type { PhotoPartsFragment } from './photos.generated.ts';

interface PhotosProps {
  readonly photos: readonly PhotoPartsFragment[];
  readonly of: PhotoOwner;
  readonly mayAdd: boolean;
  /** Whether the viewer may caption and delete one; those who may add by default. */
  readonly mayChange?: MayChange;
  /** Small, beside other things, and nothing where there are none. */
  readonly compact?: boolean;
}

/** Photos as squares that load when they come into view. A tap opens one. */
export function Photos({ photos, of, mayAdd, mayChange = mayAdd, compact = false }: PhotosProps) {
  const t = useTexts(photoTexts);
  const [openId, setOpenId] = useState<string | null>(null);
  const nameOf = (photo: PhotoPartsFragment) =>
    photo.caption ?? t('numbered', { n: photos.indexOf(photo) + 1, name: of.name });
  const open = photos.find(({ id }) => id === openId);
  return (
    <Stack gap={compact ? '2' : '4'} className="no-print">
      {photos.length === 0 ? (
        compact ? null : (
          <Text color="fg.muted">{t('none')}</Text>
        )
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={
            compact ? 'repeat(auto-fill, minmax(4.5rem, 5.5rem))' : 'repeat(auto-fill, minmax(min(8rem, 45%), 1fr))'
          }
          gap="3"
        >
          {photos.map((photo) => (
            <Box as="li" key={photo.id} minW="0">
              <Thumbnail photo={photo} name={nameOf(photo)} onOpen={() => setOpenId(photo.id)} />
            </Box>
          ))}
        </Grid>
      )}
      {mayAdd ? <AddPhotos of={of} count={photos.length} compact={compact} /> : null}
      {open ? (
        <PhotoDialog
          key={open.id}
          photo={open}
          name={nameOf(open)}
          shownIn={of.shownIn}
          mayChange={typeof mayChange === 'boolean' ? mayChange : mayChange(open)}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </Stack>
  );
}

interface ThumbnailProps {
  readonly photo: PhotoPartsFragment;
  readonly name: string;
  readonly onOpen: () => void;
}

function Thumbnail({ photo, name, onOpen }: ThumbnailProps) {
  const t = useTexts(photoTexts);
  const scale = Math.min(1, limits.photoSmallSide / Math.max(photo.width, photo.height));
  return (
    <chakra.button
      type="button"
      w="full"
      cursor="pointer"
      textAlign="start"
      focusVisibleRing="outside"
      rounded="l2"
      aria-label={t('open', { name })}
      onClick={onOpen}
    >
      <AspectRatio ratio={1} rounded="l2" overflow="hidden" bg="bg.muted" borderWidth="1px">
        <Picture
          src={endpoints.photo(photo.id, 'small')}
          width={Math.round(photo.width * scale)}
          height={Math.round(photo.height * scale)}
          alt=""
          fit="cover"
        />
      </AspectRatio>
      {photo.caption === null ? null : (
        <Text textStyle="sm" mt="1" lineClamp={2} overflowWrap="anywhere">
          {photo.caption}
        </Text>
      )}
    </chakra.button>
  );
}

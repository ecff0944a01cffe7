import { Center, Text } from '@chakra-ui/react';
import { photosOfWaste } from '../../../platform/photos/photo-owner.ts';
import { Photos } from '../../../platform/photos/Photos.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { wasteTexts } from '../texts.ts';
import { useWastePhotosQuery, type WasteRowFragment } from '../waste.generated.ts';

/** Photos of what was just thrown away. They need the network: an entry that waits to be sent has no id yet. */
export function WastePhotos({ entry, waits }: { readonly entry: WasteRowFragment; readonly waits: boolean }) {
  const t = useTexts(wasteTexts);
  if (waits) {
    return (
      <Text color="fg.muted" textAlign="center" mt="6">
        {t('photoNeedsNetwork')}
      </Text>
    );
  }
  return <SentPhotos entry={entry} />;
}

function SentPhotos({ entry }: { readonly entry: WasteRowFragment }) {
  const localName = useNames();
  const { data } = useWastePhotosQuery({ variables: { id: entry.id } });
  const node = data?.node;
  const photos = node && 'photos' in node ? node.photos : entry.photos;
  return (
    <Center mt="6">
      <Photos compact mayAdd photos={photos} of={photosOfWaste({ ...entry, itemName: localName(entry.itemName) })} />
    </Center>
  );
}

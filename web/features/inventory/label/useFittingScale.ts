import { fontSizeAt } from './LotLabel.tsx';
import { useLayoutEffect, useRef, useState } from 'react';

const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55];

/**
 * The largest scale at which the text of a label fits into its height. `content` is all that changes the text.
 * Put `ref` on the label on the screen: it is laid out as on paper.
 */
export function useFittingScale(content: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const label = ref.current;
    if (!label) return;
    const fits = scales.find((each) => {
      label.style.fontSize = fontSizeAt(each);
      return label.scrollHeight <= label.clientHeight;
    });
    setScale(fits ?? scales.at(-1) ?? 1);
  }, [content]);
  return { ref, scale };
}

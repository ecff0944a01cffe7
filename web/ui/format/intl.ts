/** Keeps each formatter: creating one takes about a hundred times as long as formatting with it. */
function kept<Options extends object, Format>(create: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(language, options);
    formats.set(key, format);
    return format;
  };
}

export const dateTimeFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const relativeTimeFormat = kept(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
);

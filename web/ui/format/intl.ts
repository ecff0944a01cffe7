/** Caches formatters by language and options: creating one takes far longer than formatting a whole list with it. */
function cached<Options extends object, Format>(create: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(language, options);
    formats.set(key, format);
    return format;
  };
}

export const dateTimeFormat = cached(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const numberFormat = cached(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const relativeTimeFormat = cached(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
);

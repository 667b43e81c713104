import { buildImageUrl } from '../../domain/images/image-url';

export function BrochurePhoto({
  url,
  hosts,
  className,
}: {
  url: string;
  hosts: Parameters<typeof buildImageUrl>[2];
  className?: string;
}) {
  // A lazy picture in a hidden element is fetched only when the page is printed.
  return (
    <img
      className={className}
      src={buildImageUrl(url, 1050, hosts)}
      alt=""
      width={1360}
      height={1020}
      loading="lazy"
    />
  );
}

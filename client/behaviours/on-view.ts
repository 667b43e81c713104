/** Calls back once for each element when it scrolls into view, or comes within a margin of it such as 200px. */
export function onView(
  elements: Iterable<HTMLElement>,
  callback: (element: HTMLElement) => void,
  rootMargin = '0px',
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target as HTMLElement);
      }
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
}

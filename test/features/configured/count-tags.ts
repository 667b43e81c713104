export const countTags = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

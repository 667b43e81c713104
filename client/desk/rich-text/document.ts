import type { Node } from 'prosemirror-model';
import { Fragment, Schema } from 'prosemirror-model';
import { LINK_PATTERN } from '../../../src/domain/site/link-pattern';
import type {
  RichBlock,
  RichLine,
  RichRun,
} from '../../../src/features/desk/site/rich-text/rich-block';
import { addRun, tidyBlocks } from '../../../src/features/desk/site/rich-text/rich-block';

/** What the editor can hold: the set of the plain notation, and nothing beside it. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    quote: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullets: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    numbers: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    item: {
      content: 'paragraph',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    line_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { address: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ address: link.getAttribute('href') }) }],
      // The notation may hold any address; only one that a page would show can be pressed.
      toDOM: ({ attrs: { address } }) => [
        'a',
        LINK_PATTERN.test(address) ? { href: address } : {},
        0,
      ],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

const { nodes, marks } = schema;

/** Builds the editor's document of blocks; one without any has an empty paragraph. */
export const toDocument = (blocks: readonly RichBlock[]): Node =>
  nodes.doc.create(null, blocks.length > 0 ? toFragment(blocks) : nodes.paragraph.create());

/** Builds the nodes of blocks, as they stand in a document. */
export const toFragment = (blocks: readonly RichBlock[]): Fragment =>
  Fragment.from(blocks.map(toNode));

function toNode({ kind, lines }: RichBlock): Node {
  if (kind === 'bullets' || kind === 'numbers')
    return nodes[kind].create(
      null,
      lines.map((line) => nodes.item.create(null, nodes.paragraph.create(null, toInline([line])))),
    );
  const inline = toInline(lines);
  if (kind === 'paragraph' || kind === 'quote') return nodes[kind].create(null, inline);
  return nodes.heading.create({ level: kind === 'heading2' ? 2 : 3 }, inline);
}

const toInline = (lines: readonly RichLine[]): Node[] =>
  lines.flatMap((line, index) => [
    ...(index > 0 ? [nodes.line_break.create()] : []),
    ...line.map(({ text, bold, italic, link }) =>
      schema.text(text, [
        ...(link ? [marks.link.create({ address: link })] : []),
        ...(bold ? [marks.bold.create()] : []),
        ...(italic ? [marks.italic.create()] : []),
      ]),
    ),
  ]);

/** Returns the blocks of the editor's document. */
export const toBlocks = (document: Node): RichBlock[] =>
  tidyBlocks(
    document.children.map((node) => ({
      kind: getKind(node),
      lines: (node.type === nodes.bullets || node.type === nodes.numbers
        ? node.children.map(({ firstChild }) => firstChild ?? nodes.paragraph.create())
        : [node]
      ).flatMap(toLines),
    })),
  );

function getKind({ type, attrs }: Node): RichBlock['kind'] {
  if (type === nodes.heading) return attrs.level === 2 ? 'heading2' : 'heading3';
  return type.name as RichBlock['kind'];
}

/** Returns the lines of a paragraph; in a list each is an item. */
function toLines(paragraph: Node): RichRun[][] {
  const lines: RichRun[][] = [[]];
  for (const node of paragraph.children) {
    if (node.type === nodes.line_break) lines.push([]);
    const find = (mark: (typeof marks)[keyof typeof marks]) => mark.isInSet(node.marks);
    addRun(lines.at(-1) ?? [], {
      text: node.text ?? '',
      bold: Boolean(find(marks.bold)),
      italic: Boolean(find(marks.italic)),
      link: find(marks.link)?.attrs.address ?? '',
    });
  }
  return lines;
}

import { type Field, fieldOf } from "./field.ts";
import { contentSchema } from "./schemas.ts";

// The owner's form, as Pages CMS describes it: https://pagescms.org/docs/configuration

/** More than this needs several lines. */
const LONGEST_LINE = 200;

const media = {
  name: "pictures",
  label: "Picture files",
  input: "content",
  output: "content",
  // Of an uploaded file. Without it, a name such as `Mom%20at%20lunch.Jpg` can't be used.
  rename: "safe",
  extensions: ["jpg", "jpeg", "png", "webp", "avif"],
};

const files = Object.entries(contentSchema.shape).map(([name, schema]) => ({
  name,
  ...inputFor(fieldOf(schema)),
  type: "file",
  path: `content/${name}.json`,
  format: "json",
  operations: { create: false, rename: false, delete: false },
}));

const form = {
  content: files,
  media: [media],
  actions: [
    {
      name: "publish",
      label: "Publish",
      workflow: "publish.yml",
      ref: "main",
      confirm: {
        title: "Publish your changes?",
        message: "Have you looked at the preview? Everyone will see your changes soon.",
        button: "Publish",
      },
    },
  ],
  // GitHub fills in the account's name, and hides its email if asked to. With `user`, it
  // would write the email into the history.
  settings: { hide: true, commit: { identity: "app" } },
};

/** JSON is also valid YAML. */
export const pagesCmsFile = {
  path: ".pages.yml",
  text: `# Written by: npm run form\n${JSON.stringify(form, null, 2)}\n`,
};

/** What the owner's form shows for a field. */
function inputFor(field: Field): object {
  const { title: label, description = "", items } = field;
  const shown = { label, description: withExample(description + lengthOf(field), field).trim() };
  if (!items) return { ...shown, ...typeOf(field) };
  const list = { min: field.minItems, max: field.maxItems, collapsible: summaryOf(items) };
  return { ...inputFor(items), ...shown, list };
}

/** How much fits on a line. A longer text has room enough. */
function lengthOf({ minLength = 1, maxLength = Number.POSITIVE_INFINITY }: Field): string {
  if (maxLength > LONGEST_LINE) return "";
  return ` ${minLength > 1 ? minLength : "Up"} to ${maxLength} characters.`;
}

function typeOf({ properties, required = [], enum: values, ...field }: Field): object {
  if (properties) {
    const fields = Object.entries(properties).map(([name, each]) => {
      return { name, required: required.includes(name), ...inputFor(each) };
    });
    return { type: "object", fields };
  }
  if (values) {
    const labelOf = (value: string) => field.choices?.[value] ?? capitalized(value);
    const choices = values.map((value) => ({ value, label: labelOf(value) }));
    return { type: "select", options: { values: choices } };
  }
  if (field.folder) return { type: "image", options: { media: media.name, path: field.folder } };
  const { minLength: minlength, maxLength: maxlength, pattern: regex, wrong } = field;
  return {
    type: maxlength && maxlength > LONGEST_LINE ? "text" : "string",
    options: maxlength && { minlength, maxlength },
    pattern: wrong && { regex, message: `This ${wrong}.` },
  };
}

/** Entries with several fields are collapsed, and show their first field. */
function summaryOf({ properties = {} }: Field) {
  const [first] = Object.keys(properties);
  return first ? { collapsed: true, summary: `{index}: {${first}}` } : false;
}

function capitalized(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase());
}

/** A sentence about a field, with its example if it has one. */
function withExample(sentence: string, field: Field): string {
  const example = (field.items ?? field).examples?.[0];
  return example ? `${sentence} Example: ${example}` : sentence;
}

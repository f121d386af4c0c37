import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { HomePage } from "./home/HomePage.tsx";
import { Layout } from "./layout/Layout.tsx";
import { type Page, pages } from "./pages.ts";
import { ServicesPage } from "./services/ServicesPage.tsx";

const components: Record<Page["path"], ComponentType> = {
  "/": HomePage,
  "/services": ServicesPage,
};

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {pages.map(({ path }) => (
          <Route key={path} path={path} Component={components[path]} />
        ))}
      </Route>
    </Routes>
  );
}
